import type { MemoryCard, MemoryItem, ScopedMemory } from '@recollect/core'
import { expect } from 'vitest'
import { allOf, applyVerb } from './apply.ts'
import type { HistoryLaw, Opened } from './law.ts'
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
      expect(without(then, gone)).toEqual(without(records, gone))
    }
  },
}

interface Forget {
  readonly change: string
  readonly gone: readonly string[]
  /** Every version there had been by then, taken back ones included. */
  readonly known: readonly MemoryCard[]
}

async function watched({ memory, clock }: Opened, history: readonly Verb[]) {
  let seen: Seen[] = []
  const forgets: Forget[] = []
  const known: MemoryCard[] = []
  let last = -Infinity
  for (const verb of history) {
    const before = await recordsOf(memory)
    known.push(...before.cards)
    clock.advance(1)
    const change = await applyVerb({ memory, clock }, verb)
    const records = await recordsOf(memory)
    const at = clock.now()
    if (verb.kind === 'forget' && change !== null)
      forgets.push({ change, gone: missing(before, records), known: [...known] })
    if (verb.kind !== 'wait') seen = seen.filter((one) => one.at < at)
    if (at >= last) seen.push({ at, records })
    if (verb.kind !== 'wait') last = Math.max(last, at)
  }
  const gone = await forgotten(memory, forgets)
  // What a message says of itself goes by its facts, forgotten ones too.
  const sources = known.filter(({ id }) => gone.has(id)).flatMap(messagesOf)
  return { seen, gone: new Set([...gone, ...sources]) }
}

async function forgotten(memory: ScopedMemory, forgets: readonly Forget[]): Promise<ReadonlySet<string>> {
  const there = new Set(idsOf(await recordsOf(memory)))
  const gone = new Set<string>()
  for (const { change, gone: ids, known } of forgets) {
    const found = await memory.changes.get(change)
    if (found?.undoneBy !== null) continue
    // A fact that is gone for good takes along versions that had been taken back.
    const key = found.erased ? found.note?.['key'] : undefined
    const under = known.filter(({ versionKey }) => versionKey === key).map(({ id }) => id)
    for (const id of [...ids, ...under]) if (!there.has(id)) gone.add(id)
  }
  return gone
}

function messagesOf({ itemId, extra }: MemoryCard): readonly string[] {
  const again = extra?.['restatedIn']
  const ids = Array.isArray(again) ? again.filter((id) => typeof id === 'string') : []
  return itemId === null ? ids : [itemId, ...ids]
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
