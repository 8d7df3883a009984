import fc from 'fast-check'
import { RecollectError } from '../../src/index.ts'
import type { MemoryCard, MemoryItem, ScopedMemory } from '../../src/index.ts'
import { restatedIn } from '../../src/version/restated.ts'
import { allCards, allItems } from './invariants.ts'
import { DAY, NOON } from './memory.ts'
import type { FixedClock } from './memory.ts'

/** One call, and how long nothing happens after it. */
export type Call = { readonly rest: number } & (
  | {
      readonly verb: 'remember'
      readonly texts: readonly string[]
      readonly daysAgo: number
      readonly session?: string
    }
  | {
      readonly verb: 'put'
      readonly slot: string
      readonly value: string
      readonly source?: string
      readonly days: number
      readonly lasts: number | null
    }
  | { readonly verb: 'correct'; readonly which: number; readonly value: string }
  | {
      readonly verb: 'forget'
      readonly kind: 'item' | 'card' | 'slot'
      readonly which: number
      readonly grace: number
    }
  | { readonly verb: 'undo'; readonly which: number; readonly dependents: 'undo' | 'refuse' }
)

const place = fc.constantFrom('Paris', 'Rome', 'Oslo')
const thing = fc.constantFrom('tea', 'green tea', 'chess')
const text = fc.oneof(
  { weight: 4, arbitrary: place.map((name) => `I live in ${name}`) },
  place.map((name) => `I moved to ${name}`),
  place.map((name) => `I used to live in ${name}`),
  place.map((name) => `I no longer live in ${name}`),
  place.map((name) => `I do not live in ${name}`),
  thing.map((name) => `I like ${name}`),
  thing.map((name) => `I hate ${name}`),
  thing.map((name) => `I no longer like ${name}`),
  fc.constantFrom('My best 5k is 25:00', 'My best 5k is 24:30', 'It is now tea', 'The sky is grey'),
)
const which = fc.nat({ max: 50 })
const rest = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 }))

const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      verb: fc.constant('remember' as const),
      texts: fc.array(text, { minLength: 1, maxLength: 2 }),
      daysAgo: fc.integer({ min: 0, max: 40 }),
      rest,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant('put' as const),
      slot: fc.constantFrom('location', 'plan', 'handover-note'),
      value: fc.constantFrom('Paris', 'Rome', 'ask Kim first'),
      source: fc.constantFrom('crm', 'form'),
      days: fc.integer({ min: -40, max: 0 }),
      lasts: fc.option(fc.integer({ min: 1, max: 40 })),
      rest,
    }),
  },
  fc.record({ verb: fc.constant('correct' as const), which, value: place, rest }),
  fc.record({
    verb: fc.constant('forget' as const),
    kind: fc.constantFrom('item' as const, 'card' as const, 'slot' as const),
    which,
    grace: fc.constantFrom(0, 5, 400),
    rest,
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      verb: fc.constant('undo' as const),
      which,
      dependents: fc.constantFrom('undo' as const, 'refuse' as const),
      rest,
    }),
  },
)

/** Writes of every kind, with times of rest in which facts expire. */
export const callLists: fc.Arbitrary<readonly Call[]> = fc.array(call, { minLength: 1, maxLength: 9 })

interface Records {
  readonly cards: readonly MemoryCard[]
  readonly items: readonly MemoryItem[]
}

/** What a memory showed at a time. */
export interface Seen extends Records {
  readonly at: number
}

/** Carries the calls out and looks after each, and again after the rest. Calls that are refused change nothing. */
export async function replay(memory: ScopedMemory, clock: FixedClock, calls: readonly Call[]) {
  const seen: Seen[] = []
  const forgets: { readonly change: string; readonly ids: ReadonlySet<string>; readonly looks: number }[] = []
  let now = NOON
  const look = async () => seen.push({ at: now, ...(await recordsOf(memory)) })
  for (const one of calls) {
    clock.set((now += 1000))
    const before = await recordsOf(memory)
    const change = await carryOut(memory, now, one).catch(refused)
    await look()
    if (one.verb === 'forget' && change)
      forgets.push({ change, ids: missing(before, await recordsOf(memory)), looks: seen.length })
    clock.set((now += 1000 + one.rest * DAY))
    await look()
  }
  const there = new Set(idsOf(await recordsOf(memory)))
  const gone = new Set<string>()
  for (const { change, ids, looks } of forgets) {
    const found = await memory.changes.get(change)
    if (found?.undoneBy !== null) continue
    for (const id of ids) if (!there.has(id)) gone.add(id)
    // A fact forgotten for good takes along versions that had been undone.
    const isFinal = found.undoUntil === null || found.undoUntil <= now
    const key = found.erased && isFinal ? found.note?.['key'] : undefined
    for (const { cards } of seen.slice(0, looks))
      for (const { id, versionKey } of cards) if (versionKey === key && !there.has(id)) gone.add(id)
  }
  return { seen, gone }
}

export async function recordsOf(memory: Pick<ScopedMemory, 'cards' | 'items'>): Promise<Records> {
  return { cards: await allCards(memory), items: await allItems(memory) }
}

/** Messages that gave, or said again, one of the cards. */
export const sourcesOf = (seen: readonly Seen[], cards: ReadonlySet<string>): readonly string[] =>
  seen
    .flatMap((one) => one.cards.filter(({ id }) => cards.has(id)))
    .flatMap((card) => [...(card.itemId ? [card.itemId] : []), ...restatedIn(card)])

/** Without what was forgotten for good, which no look back shows. */
export const without = ({ cards, items }: Records, gone: ReadonlySet<string>): Records => ({
  cards: cards.filter(({ id }) => !gone.has(id)),
  items: items.filter(({ id }) => !gone.has(id)),
})

function refused(error: unknown): null {
  if (RecollectError.isInstance(error)) return null
  throw error
}

const idsOf = ({ cards, items }: Records) => [...cards, ...items].map(({ id }) => id)

function missing(before: Records, after: Records): ReadonlySet<string> {
  const there = new Set(idsOf(after))
  return new Set(idsOf(before).filter((id) => !there.has(id)))
}

const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % Math.max(1, from.length)]

async function carryOut(memory: ScopedMemory, now: number, call: Call): Promise<string | null> {
  switch (call.verb) {
    case 'remember': {
      const at = now - call.daysAgo * DAY
      await memory.remember(call.texts.map((said) => ({ text: said, at })))
      return null
    }
    case 'put': {
      const { slot, value, source = 'crm', days, lasts } = call
      const expiresAt = lasts === null ? {} : { expiresAt: now + lasts * DAY }
      return (await memory.put({ slot, value, source, validFrom: now + days * DAY, ...expiresAt })).change
    }
    case 'correct': {
      const card = pick(await allCards(memory), call.which)
      return card ? (await memory.correct(card.id, call.value)).change : null
    }
    case 'forget':
      return forgetOne(memory, call)
    case 'undo': {
      const change = pick((await memory.changes.list({ limit: 100 })).rows, call.which)
      return change ? (await memory.undo(change.id, { dependents: call.dependents })).change : null
    }
  }
}

async function forgetOne(
  memory: ScopedMemory,
  { kind, which: at, grace }: Extract<Call, { verb: 'forget' }>,
): Promise<string | null> {
  const { cards, items } = await recordsOf(memory)
  const card = pick(cards, at)
  const item = pick(items, at)
  const target =
    kind === 'item'
      ? item && { item: item.id }
      : card && (kind === 'card' ? { card: card.id } : { slot: card.versionKey })
  return target ? (await memory.forget(target, { grace: grace * DAY })).change : null
}
