import { describe, expect, it } from 'vitest'
import { letterEmbedder } from '../../test/support/letter-embedder.ts'
import type { Embedder } from '../plugin/ports.ts'
import { embedEach, embed } from './embed.ts'

const TEXTS = ['apple', 'berry', 'cherry', 'damson', 'elder', 'fig', 'grape', 'haw']

/** An embedder that answers with whatever it is told to. */
const answering = (answer: unknown): Embedder => {
  const embed: unknown = () => Promise.resolve(answer)
  return Object.assign(letterEmbedder(), { dimensions: 2, embed })
}

describe('what an embedder gives', () => {
  it('becomes unit vectors', async () => {
    const [vector] = await embed(answering([Float32Array.of(3, 4)]), ['x'], {})
    expect([...(vector ?? [])]).toEqual([...Float32Array.of(0.6, 0.8)])
  })

  it.each([
    ['too few', [], 'did not give 1 vectors for 1 texts'],
    ['too many', [Float32Array.of(1, 0), Float32Array.of(1, 0)], 'did not give 1 vectors'],
    ['nothing', null, 'did not give 1 vectors'],
    ['a list of numbers', [[1, 0]], 'something else than a Float32Array'],
    ['another length', [Float32Array.of(1, 0, 0)], 'gave 3 dimensions, not the 2 it declares'],
    ['no number', [Float32Array.of(Number.NaN, 0)], 'not finite'],
    ['an infinite number', [Float32Array.of(0, Number.NEGATIVE_INFINITY)], 'not finite'],
  ])('is refused when it is %s', async (_name, answer, message) => {
    await expect(embed(answering(answer), ['x'], {})).rejects.toMatchObject({
      code: 'MODEL_INVALID_RESPONSE',
      message: expect.stringContaining(message) as unknown,
    })
  })

  it('is not waited for once the caller does not want it any more', async () => {
    const listeners = new Set<() => void>()
    const signal = {
      aborted: false,
      addEventListener: (_type: 'abort', listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: 'abort', listener: () => void) => listeners.delete(listener),
    }
    await embed(letterEmbedder(), ['x'], { signal })
    await Promise.resolve()
    expect(listeners.size).toBe(0)
    const never = { ...letterEmbedder(), embed: () => new Promise<never>(() => undefined) }
    const waiting = embed(never, ['x'], { signal })
    for (const listener of listeners) listener()
    await expect(waiting).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
    const asked: unknown[] = []
    const refused = embed(
      letterEmbedder((texts) => asked.push(texts)),
      ['x'],
      {
        signal: { ...signal, aborted: true },
      },
    )
    await expect(refused).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
    expect(asked).toEqual([])
  })
})

describe('texts', () => {
  it('are embedded together when nothing is wrong', async () => {
    const calls: (readonly string[])[] = []
    const { vectors, error, down } = await embedEach(
      letterEmbedder((texts) => calls.push(texts)),
      TEXTS,
      undefined,
    )
    expect({ calls, error, down }).toEqual({ calls: [TEXTS], error: null, down: false })
    expect(vectors.every((vector) => vector !== null)).toBe(true)
  })

  it.each([[['cherry']], [['apple', 'haw']], [TEXTS]])('lose no other to the refused %j', async (refused) => {
    const failure = new Error('refused')
    const embedder = letterEmbedder((texts) => {
      if (texts.some((text) => refused.includes(text))) throw failure
    })
    const { vectors, error, down } = await embedEach(embedder, TEXTS, undefined)
    const lost = TEXTS.filter((_, at) => vectors[at] === null)
    expect({ lost, error, down }).toEqual({ lost: refused, error: failure, down: false })
  })

  it('are not tried one by one when the embedder is down', async () => {
    let calls = 0
    const embedder = letterEmbedder(() => {
      calls += 1
      throw new Error('down')
    })
    expect(await embedEach(embedder, TEXTS, undefined)).toMatchObject({ down: true })
    expect(calls).toBe(2)
  })

  it('are left alone once it goes down in the middle', async () => {
    let calls = 0
    const embedder = letterEmbedder((texts) => {
      calls += 1
      if (calls > 4 || texts.length > 4) throw new Error('down')
    })
    const { vectors, down } = await embedEach(embedder, TEXTS, undefined)
    expect(down).toBe(false)
    const later = await embedEach(embedder, TEXTS, undefined)
    expect({ first: vectors.filter(Boolean).length, later: later.down }).toEqual({ first: 8, later: true })
  })
})
