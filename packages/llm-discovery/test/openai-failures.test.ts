import { inspect } from 'node:util'
import { RecollectError } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { ModelError } from '../src/index.ts'
import { answerTo, fails, json, packed, works } from './support/api-server.ts'
import type { Behaviour } from './support/api-server.ts'
import { failureOf, KEY, withApi } from './support/with-api.ts'

const PRIVATE = '我的存折藏在米缸里'
const raw =
  (text: string, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text)
  }
const stalls: Behaviour = () => {}
const stallsHalfway: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[')
}
const hangsUp: Behaviour = (response) => response.destroy()
const breaksOff: Behaviour = (response, { body }) => {
  const text = JSON.stringify(answerTo(body))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length) })
  response.write(text.slice(0, 20), () => response.destroy())
}

describe('a server that recovers', () => {
  it.each([
    ['takes no more requests', [fails(429)]],
    ['fails twice', [fails(500), fails(503)]],
    ['hangs up', [hangsUp]],
    ['breaks off in the middle of its answer', [breaksOff]],
  ])('is asked again when it %s', async (_what, script) => {
    const { embedder, requests } = await withApi(script)
    const plain = await withApi()
    expect(await embedder.embed(['猫'])).toEqual(await plain.embedder.embed(['猫']))
    expect(requests).toHaveLength(script.length + 1)
  })

  it.each([
    ['before its answer', stalls],
    ['in the middle of it', stallsHalfway],
  ])('is asked again when it stalls %s', async (_where, stall) => {
    const { embedder, requests } = await withApi([stall], { timeout: 200, maxRetries: 5 })
    expect(await embedder.embed(['猫'])).toHaveLength(1)
    expect(requests.length).toBeGreaterThan(1)
  })
})

describe('a server that does not', () => {
  const ECHO = { error: { message: `bad\u2028key ${KEY}`, code: KEY } }
  it.each([
    [400, 'MODEL_REFUSED', false],
    [401, 'MODEL_REFUSED', false],
    [402, 'MODEL_REFUSED', false],
    [403, 'MODEL_REFUSED', false],
    [404, 'MODEL_REFUSED', false],
    [413, 'MODEL_REFUSED', false],
    [422, 'MODEL_REFUSED', false],
    [408, 'MODEL_UNAVAILABLE', true],
    [409, 'MODEL_UNAVAILABLE', true],
    [429, 'MODEL_UNAVAILABLE', true],
    [500, 'MODEL_UNAVAILABLE', true],
    [502, 'MODEL_UNAVAILABLE', true],
    [503, 'MODEL_UNAVAILABLE', true],
    [529, 'MODEL_UNAVAILABLE', true],
  ])('fails with %i as %s, without the key or the text in it', async (status, code, retryable) => {
    const { embedder, requests } = await withApi([fails(status, ECHO), fails(status, ECHO)], {
      maxRetries: 1,
    })
    const error = await failureOf(embedder.embed([PRIVATE]))
    expect(error).toBeInstanceOf(ModelError)
    expect(RecollectError.isInstance(error)).toBe(true)
    expect(error).toMatchObject({ code, status, retryable, name: 'ModelError' })
    expect(requests).toHaveLength(retryable ? 2 : 1)
    const shown = inspect(error, { depth: 10, showHidden: true })
    expect(shown).not.toContain(KEY)
    expect(shown).not.toContain(PRIVATE)
    expect(shown).not.toContain('\u2028')
  })

  it('is quoted shortly where its words help', async () => {
    const { embedder } = await withApi([fails(400, { error: { message: `too long ${'x'.repeat(900)}` } })])
    const error = await failureOf(embedder.embed(['猫']))
    expect(String(error)).toMatch(/refused the request \(400\): "too long x{191}…"\. Check model/u)
  })

  it('is a MODEL_UNAVAILABLE that says what the system said when nothing listens', async () => {
    const { embedder, close } = await withApi([], { maxRetries: 0 })
    await close()
    const error = await failureOf(embedder.embed([PRIVATE]))
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: true, status: undefined })
    expect(String(error)).toContain('(ECONNREFUSED). Check baseURL')
    expect(inspect(error, { depth: 10 })).not.toContain(KEY)
  })

  it('is not waited for longer than the timeout, also in the middle of its answer', async () => {
    for (const stall of [stalls, stallsHalfway]) {
      const { embedder } = await withApi([stall], { timeout: 50, maxRetries: 0 })
      const error = await failureOf(embedder.embed(['猫']))
      expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE' })
      expect(String(error)).toContain('within 50 ms. Try again later')
    }
  })
})

describe('an answer that cannot be used', () => {
  const vectors = (...embeddings: unknown[]) =>
    json({ data: embeddings.map((embedding, index) => ({ index, embedding })) })
  const two = [1, 2, 3, 4]
  it.each<[string, Behaviour, RegExp]>([
    ['has too few dimensions', vectors([1, 2, 3], two), /gave 3 dimensions where 4 were expected/u],
    ['has too many dimensions', vectors(two, [1, 2, 3, 4, 5]), /gave 5 dimensions where 4 were expected/u],
    ['has vectors without numbers', vectors([], []), /gave 0 dimensions/u],
    ['has too few vectors', vectors(two), /has 1 vectors for 2 texts/u],
    ['has too many vectors', vectors(two, two, two), /has 3 vectors for 2 texts/u],
    [
      'numbers two vectors alike',
      json({ data: [0, 0].map((index) => ({ index, embedding: two })) }),
      /numbers its vectors wrongly \(0\)/u,
    ],
    [
      'numbers a vector beyond the texts',
      json({ data: [0, 7].map((index) => ({ index, embedding: two })) }),
      /numbers its vectors wrongly \(7\)/u,
    ],
    ['has null for a number', vectors(two, [1, null, 3, 4]), /is no list of embeddings/u],
    ['has words for numbers', vectors(two, ['1', '2', '3', '4']), /is no list of embeddings/u],
    [
      'has numbers past every limit',
      raw(`{"data":[{"embedding":[1e39,0,0,0]},{"embedding":[1,2,3,4]}]}`),
      /not finite/u,
    ],
    ['packs a number that is none', vectors(packed([NaN, 1, 1, 1]), packed(two)), /not finite/u],
    ['packs half a number', vectors(packed(two), 'AACAPwA='), /is cut off/u],
    ['packs something else', vectors('!!!', '???'), /is no list of embeddings/u],
    ['reports an error as success', json({ error: { message: 'overloaded' } }), /is no list of embeddings/u],
    [
      'is a web page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      /is no list/u,
    ],
    ['is empty', (response) => response.writeHead(200).end(), /is no list of embeddings/u],
    ['is null', raw('null'), /is no list of embeddings/u],
  ])('is refused when it %s', async (_what, behaviour, message) => {
    const { embedder, requests } = await withApi([behaviour])
    const error = await failureOf(embedder.embed(['猫', PRIVATE]))
    expect(error).toMatchObject({ code: 'MODEL_INVALID_RESPONSE' })
    expect(String(error)).toMatch(message)
    expect(inspect(error, { depth: 10 })).not.toContain(PRIVATE)
    expect(requests).toHaveLength(1)
  })

  it('is refused wherever its JSON is cut off', async () => {
    const whole = JSON.stringify(answerTo({ model: 'toy', input: ['猫'], encoding_format: 'float' }))
    const cuts = Array.from({ length: whole.length }, (_, length) => whole.slice(0, length))
    const { embedder, requests } = await withApi([...cuts.map((text) => raw(text)), works])
    for (const _ of cuts) {
      expect(await failureOf(embedder.embed(['猫']))).toMatchObject({ code: 'MODEL_INVALID_RESPONSE' })
    }
    expect(await embedder.embed(['猫'])).toHaveLength(1)
    expect(requests).toHaveLength(cuts.length + 1)
  })

  it('of a later batch fails the whole call', async () => {
    const { embedder, requests } = await withApi([works, vectors([1])], { batch: { count: 1 } })
    expect(await failureOf(embedder.embed(['a', 'b', 'c']))).toMatchObject({ code: 'MODEL_INVALID_RESPONSE' })
    expect(requests).toHaveLength(2)
  })
})
