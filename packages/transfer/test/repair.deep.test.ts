import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScopedMemory } from '@recollect/core'
import { DAY, histories, NOON, openMemory } from './support/core.ts'

/** What may be done to a memory beside talking to it. */
const step = fc.record({
  verb: fc.constantFrom('put', 'correct', 'forget', 'forget with grace', 'undo', 'redo', 'move', 'wait'),
  place: fc.constantFrom('Paris', 'Rome', 'Oslo'),
  which: fc.nat(30),
  source: fc.constantFrom(undefined, 'a', 'b'),
})

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function take(memory: ScopedMemory, { verb, place, which, source }: Step): Promise<void> {
  const cards = (await memory.cards.list({ limit: 1000 })).rows
  const card = cards[which % Math.max(1, cards.length)]
  const changes = (await memory.changes.list({ limit: 1000 })).rows
  const change = changes[which % Math.max(1, changes.length)]
  switch (verb) {
    case 'put': {
      const expiresAt = which % 3 === 0 ? NOON + 500 * DAY : undefined
      const from = source === undefined ? {} : { source }
      await memory.put({ slot: 'location', value: place, ...from, ...(expiresAt ? { expiresAt } : {}) })
      return
    }
    case 'correct':
      if (card) await memory.correct(card.id, place)
      return
    case 'forget':
    case 'forget with grace':
      if (card) await memory.forget({ card: card.id }, { grace: verb === 'forget' ? 0 : DAY })
      return
    case 'undo':
    case 'redo':
      if (change) await memory.undo(change.id, { dependents: verb === 'undo' ? 'refuse' : 'undo' })
      return
    case 'move':
      if (card) await memory.move({ card: card.id }, 'bob')
      return
    default:
  }
}

describe('repair', () => {
  it('finds nothing after anything the library itself does', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.array(step, { maxLength: 12 }), async (said, steps) => {
        const { alice, recollect, clock } = await openMemory()
        const turns = Math.max(said.length, steps.length)
        for (let i = 0; i < turns; i += 1) {
          const [message, one] = [said[i], steps[i]]
          if (message) await alice.remember(message)
          if (one) await take(alice, one).catch(refusedOnly)
          clock.set(NOON + i * (one?.verb === 'wait' ? 90 : 1) * DAY)
        }
        for (const memory of [alice, recollect.scope('bob')]) {
          expect(await memory.repair({ dryRun: true })).toEqual({ problems: [], repaired: 0, change: null })
        }
      }),
      { numRuns: 150 },
    )
  }, 90_000)

  it('writes nothing where there is nothing to mend', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    const before = (await alice.changes.list()).rows
    expect(await alice.repair()).toEqual({ problems: [], repaired: 0, change: null })
    expect((await alice.changes.list()).rows).toEqual(before)
  })

  it('is taken back exactly: what was wrong with the facts is there again', async () => {
    const { alice, store } = await openMemory()
    for (const text of ['I live in Paris', 'I live in Rome', 'I moved to Oslo']) await alice.remember(text)
    const [paris, rome, oslo] = (await alice.history('location')).map(({ id }) => id)
    await store.transaction('alice', async ({ cards }) => {
      await cards.update(paris ?? '', { validTo: null, correctedBy: NOWHERE })
      await cards.update(rome ?? '', { validTo: 1000, supersededAt: 1000 })
      await cards.update(oslo ?? '', { contested: true, itemId: NOWHERE, validTo: NOON })
    })
    const damaged = await cardLines(alice)
    const { problems, change } = await alice.repair()
    const kinds = ['closed-active', 'contested', 'correction', 'item', 'overlap', 'source']
    expect([...new Set(problems.map(({ kind }) => kind))].sort()).toEqual([
      ...kinds,
      'superseded-early',
      'unended',
    ])
    expect((await alice.repair()).problems).toEqual([])
    await alice.undo(change ?? '')
    expect(await cardLines(alice)).toEqual(damaged)
  })

  it('takes no options it does not know', async () => {
    const { alice } = await openMemory()
    const bad: object = { dry: true }
    await expect(alice.repair(bad)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

const NOWHERE = '00000000-0000-7000-8000-ffffffffffff'

async function cardLines(memory: ScopedMemory): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of memory.export()) if (line.includes('"card"')) lines.push(line)
  return lines
}

/** What the library refuses changes nothing; anything else is a fault. */
function refusedOnly(error: unknown): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (!['INVALID_INPUT', 'NOT_FOUND', 'CHANGE_UNDONE', 'CHANGE_NEEDED', 'CHANGE_FINAL'].includes(code))
    throw error
}
