import { describe, expect, it } from 'vitest'
import { exportOf, openMemory } from './support/memory.ts'

/** Without types anything may be passed, objects that have no text among them. */
const ODD: readonly unknown[] = [
  null,
  7,
  'text',
  Symbol('odd'),
  [],
  Object.create(null),
  { toString: null, valueOf: null },
]

type Verbs = Record<string, (...given: readonly unknown[]) => Promise<unknown>>

/** The verbs as a caller without types has them. */
async function careless() {
  const opened = await openMemory()
  const verbs = opened.alice as unknown as Verbs
  return { ...opened, verbs }
}

describe('a caller without types', () => {
  it.each([
    ['remember', ['I like tea']],
    ['put', []],
    ['undo', ['some change']],
    ['forget', [{ slot: 'location' }]],
    ['backfill', []],
    ['repair', []],
  ] as const)('is refused options of %s that can be none, and nothing is changed', async (verb, before) => {
    const { alice, verbs } = await careless()
    await alice.remember('I live in Rome')
    const held = await exportOf(alice)
    for (const odd of ODD.filter((one) => typeof one !== 'object' || one === null)) {
      await expect(verbs[verb]?.(...before, odd)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect(await exportOf(alice)).toEqual(held)
  })

  it.each([
    ['history', (odd: unknown) => [odd]],
    ['correct', (odd: unknown) => [odd, 'Rome']],
    ['move', (odd: unknown) => [odd, 'bob']],
    ['move', (odd: unknown) => [{ card: odd }, 'bob']],
    ['forget', (odd: unknown) => [{ item: odd }]],
    ['forget', (odd: unknown) => [{ card: odd }]],
    ['forget', (odd: unknown) => [{ slot: 'location' }, { grace: odd }]],
    ['undo', (odd: unknown) => [odd]],
    ['undo', (odd: unknown) => ['some change', { dependents: odd }]],
    ['backfill', (odd: unknown) => [{ batch: odd ?? {} }]],
  ] as const)('is told by %s what it takes', async (verb, args) => {
    const { verbs } = await careless()
    for (const odd of ODD.filter((one) => typeof one !== 'string' && typeof one !== 'number')) {
      await expect(verbs[verb]?.(...args(odd))).rejects.toMatchObject({ code: /INVALID_INPUT|NOT_FOUND/u })
    }
  })

  it('is shown the beginning of a long text that was refused, not all of it', async () => {
    const { alice } = await openMemory()
    const error: unknown = await alice.history('x'.repeat(100_000)).catch((one: unknown) => one)
    expect(String(error).length).toBeLessThan(500)
  })

  it('cannot hand over by two things at once', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Rome')
    const both = { card: 'x', slot: 'location' }
    await expect(alice.move(both, 'bob')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
