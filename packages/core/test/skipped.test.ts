import { describe, expect, it } from 'vitest'
import { openMemory } from './support/memory.ts'

/** More statements than are read in one message, and something at their end. */
const FLOOD = `${Array.from({ length: 2500 }, (_, at) => `I like x${String(at).replaceAll(/\d/gu, (digit) => 'abcdefghij'[Number(digit)] ?? '')}.`).join(' ')} I live in Rome.`

describe('a message that is not read whole', () => {
  it('is kept whole, and its result tells how much was not read', async () => {
    const { alice } = await openMemory()
    const [result] = await alice.remember([FLOOD])
    expect(result?.item.text).toBe(FLOOD)
    expect(result?.repairs?.find(({ kind }) => kind === 'skipped')?.count).toBeGreaterThan(1000)
    expect(result?.changes.map(({ card }) => card?.value)).not.toContain('Rome')
  })

  it('is told by a preview too', async () => {
    const { alice } = await openMemory()
    const { repairs } = await alice.preview(FLOOD)
    expect(repairs?.map(({ kind }) => kind)).toContain('skipped')
  })

  it('is told by a backfill', async () => {
    const { alice } = await openMemory({ config: { extraction: { extractOnStore: false } } })
    await alice.remember([FLOOD, 'I like tea'])
    expect(await alice.backfill()).toMatchObject({ done: 2, skipped: 1 })
    expect(await alice.backfill()).toEqual({ done: 0, total: 0, cards: 0 })
  })

  it('tells how much comes after its last part', async () => {
    const { alice } = await openMemory({ config: { limits: { maxTextBytes: 1000 } } })
    const { repairs } = await alice.preview(`I like tea. ${'We talked about the weather. '.repeat(1000)}`)
    expect(repairs?.map(({ kind }) => kind)).toEqual(['long', 'skipped'])
  })

  it('is what no ordinary message is', async () => {
    const { alice } = await openMemory()
    const result = await alice.remember('I like tea. I live in Rome.')
    expect(result.repairs).toBeUndefined()
  })
})
