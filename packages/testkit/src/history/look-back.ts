import type { MemoryCard, MemoryItem, ScopedMemory } from '@recollect/core'
import { expect } from 'vitest'
import { allOf, applyVerb } from './apply.ts'
import type { HistoryLaw, Opened } from './laws.ts'
import type { Verb } from './verb.ts'

/** What a memory showed at a time. */
interface Seen {
  readonly at: number
  readonly records: Records
}

interface Records {
  readonly cards: readonly MemoryCard[]
  readonly items: readonly MemoryItem[]
}

/** Looks after each verb, and again once time has gone on. The clock may run backwards: only what can be told apart by time counts. */
export const lookBack: HistoryLaw = {
  name: 'a look back at what was known shows what was seen then',
  verbs: 9,
  check: async (opened, history) => {
    const { memory } = opened
    const { seen, gone } = await watched(opened, history)
    for (const { at, records } of seen) {
      const then = await recordsOf(memory.at({ knownAt: at }))
      expect(then).toEqual(without(records, gone))
    }
  },
}

async function watched({ memory, clock }: Opened, history: readonly Verb[]) {
  let seen: Seen[] = []
  const forgets: { readonly change: string; readonly gone: readonly string[] }[] = []
  let last = -Infinity
  for (const verb of history) {
    const before = await recordsOf(memory)
    clock.advance(1)
    const change = await applyVerb({ memory, clock }, verb)
    const records = await recordsOf(memory)
    const at = clock.now()
    if (verb.kind === 'forget' && change !== null) forgets.push({ change, gone: missing(before, records) })
    if (verb.kind !== 'wait') seen = seen.filter((one) => one.at < at)
    if (at >= last) seen.push({ at, records })
    if (verb.kind !== 'wait') last = Math.max(last, at)
  }
  const there = new Set(idsOf(await recordsOf(memory)))
  const gone = new Set<string>()
  for (const { change, gone: ids } of forgets)
    if ((await memory.changes.get(change))?.undoneBy === null)
      for (const id of ids) if (!there.has(id)) gone.add(id)
  return { seen, gone }
}

async function recordsOf({ cards, items }: Pick<ScopedMemory, 'cards' | 'items'>): Promise<Records> {
  return { cards: await allOf(cards), items: await allOf(items) }
}

const idsOf = ({ cards, items }: Records) => [...cards, ...items].map(({ id }) => id)

function missing(before: Records, after: Records): readonly string[] {
  const there = new Set(idsOf(after))
  return idsOf(before).filter((id) => !there.has(id))
}

/** What was forgotten is shown by no look back. */
const without = ({ cards, items }: Records, gone: ReadonlySet<string>): Records => ({
  cards: cards.filter(({ id }) => !gone.has(id)),
  items: items.filter(({ id }) => !gone.has(id)),
})
