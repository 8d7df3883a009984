import fc from 'fast-check'
import { expect } from 'vitest'
import type { Page, PageRequest, ScopedMemory, Store } from '@recollect/core'
import { byValidity } from '@recollect/core/plugin'
import { callLists, openMemory, recordsOf, replay, sourcesOf, without } from './core.ts'
import type { Call } from './core.ts'

/** A view between the moment a fact ended by the clock and the next write, when what it followed was forgotten for good since. */
const EXPIRED_AFTER_FORGOTTEN: readonly Call[] = [
  { verb: 'remember', texts: ['I live in Rome'], daysAgo: 0, rest: 0 },
  { verb: 'remember', texts: ['I live in Paris'], daysAgo: 0, rest: 0 },
  { verb: 'put', slot: 'location', value: 'Paris', source: 'crm', days: 0, lasts: 1, rest: 1 },
  { verb: 'forget', kind: 'item', which: 0, grace: 0, rest: 0 },
]

/** A fact that held again, by a rival's end, ends by the clock; what its message followed at first is forgotten. */
const RESUMED_AND_EXPIRED: readonly Call[] = [
  { verb: 'remember', texts: ['I moved to Oslo'], daysAgo: 1, rest: 0 },
  { verb: 'remember', texts: ['I live in Paris'], daysAgo: 0, rest: 0 },
  { verb: 'remember', texts: ['I live in Paris', 'I live in Rome'], daysAgo: 1, rest: 0 },
  { verb: 'put', slot: 'location', value: 'Paris', source: 'crm', days: 0, lasts: 1, rest: 1 },
  { verb: 'forget', kind: 'item', which: 0, grace: 0, rest: 0 },
]

/** Any view of what was known equals what was seen then. Returns how many histories were tried. */
export async function expectReplays(openStore: () => Promise<Store>, runs: number): Promise<number> {
  let tried = 0
  await fc.assert(
    fc.asyncProperty(callLists, async (calls) => {
      const { recollect, alice, clock } = await openMemory({ store: await openStore() })
      const { seen, gone } = await replay(alice, clock, calls)
      for (const { at, ...records } of seen) {
        const then = alice.at({ knownAt: at })
        // What a message says of itself goes by its facts, forgotten ones too.
        const hidden = new Set([...gone, ...sourcesOf(seen, gone)])
        const expected = without(records, hidden)
        expect(without(await recordsOf(then), hidden)).toEqual(expected)
        expect(await inPages((page) => then.cards.list(page))).toEqual(expected.cards)
        expect(await inPages((page) => then.cards.list({ ...page, active: true }))).toEqual(
          expected.cards.filter(({ active }) => active),
        )
        const stale = await inPages((page) => then.items.list({ ...page, active: false }))
        expect(stale.filter(({ id }) => !hidden.has(id))).toEqual(
          expected.items.filter(({ active }) => !active),
        )
        await expectLookUps(then, expected.cards.at(-1)?.versionKey, expected)
      }
      await recollect.close()
      tried += 1
    }),
    { numRuns: runs, examples: [[EXPIRED_AFTER_FORGOTTEN], [RESUMED_AND_EXPIRED]] },
  )
  return tried
}

async function expectLookUps(
  then: Pick<ScopedMemory, 'cards' | 'items' | 'history'>,
  key: string | undefined,
  { cards, items }: Awaited<ReturnType<typeof recordsOf>>,
): Promise<void> {
  if (key !== undefined)
    expect(await then.history(key)).toEqual(byValidity(cards.filter(({ versionKey }) => versionKey === key)))
  for (const card of cards) expect(await then.cards.get(card.id)).toEqual(card)
  for (const item of items) expect(await then.items.get(item.id)).toEqual(item)
}

async function inPages<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list({ limit: 2, cursor })
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return rows
}
