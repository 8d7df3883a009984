import type { Engine } from '../engine.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { ForgetPlan } from '../plugin/forgetting.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { cardsAbout } from './find-cards.ts'
import { aboutOthers, itemsWith, repeatsOf, repliesTo, sourcesOf } from './find-items.ts'
import { readAbout } from './read-about.ts'

/** What is read in order to know what goes. */
export type Reading = Pick<ScopeView, 'items' | 'cards' | 'search' | 'changes' | 'sessions'>

export const NOTHING: ForgetPlan = { cards: [], items: [], turns: [], words: null }

/** One message, what was read from it, what answered it with the same, and its pairs. */
export async function planItem(engine: Engine, view: Reading, item: MemoryItem): Promise<ForgetPlan> {
  const cards = await withEnds(view, await view.cards.byItem(item.id))
  const items = once([item, ...(await repliesTo(engine, view, [item], cards))])
  return withTurns(engine, view, { cards, items, turns: [], words: null }, { facts: false })
}

/** Facts, with the messages they were read from and what repeats them. */
export async function planCards(
  engine: Engine,
  view: Reading,
  given: readonly MemoryCard[],
  messages: 'forget' | 'keep',
): Promise<ForgetPlan> {
  const cards = await withEnds(view, given)
  if (messages === 'keep') return { ...NOTHING, cards }
  const items = await messagesWith(engine, view, cards)
  return withTurns(engine, view, { cards, items, turns: [], words: null }, {})
}

/** What words concern: facts, messages and pairs. */
export async function planAbout(
  engine: Engine,
  view: Reading,
  about: string,
  messages: 'forget' | 'keep',
): Promise<ForgetPlan> {
  const reading = readAbout(engine, about)
  const concerned = await cardsAbout(engine, view.cards, reading)
  const cards = await withEnds(view, concerned.cards)
  if (messages === 'keep') return { ...NOTHING, cards }
  const { words } = reading
  const sources = await messagesWith(engine, view, cards)
  const found = await itemsWith(engine, view, words)
  const kept = concerned.named ? without(await aboutOthers(engine, view, found, cards), sources) : []
  const items = once([...sources, ...without(found, kept)])
  return withTurns(engine, view, { cards, items, turns: [], words }, { kept })
}

async function messagesWith(
  engine: Engine,
  view: Reading,
  cards: readonly MemoryCard[],
): Promise<readonly MemoryItem[]> {
  const sources = await sourcesOf(view, cards)
  const repeats = await repeatsOf(engine, view, cards)
  return once([...sources, ...repeats, ...(await repliesTo(engine, view, sources, cards))])
}

const once = (items: readonly MemoryItem[]): readonly MemoryItem[] =>
  [...new Map(items.map((item) => [item.id, item])).values()].sort((a, b) => a.seq - b.seq)

const without = (items: readonly MemoryItem[], others: readonly MemoryItem[]): readonly MemoryItem[] => {
  const ids = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !ids.has(id))
}

/** With the logged pairs that say it; `facts` (the default): those too that say one of the facts in other words. */
async function withTurns(
  engine: Engine,
  view: Reading,
  plan: ForgetPlan,
  { facts = true, kept = [] }: { readonly facts?: boolean; readonly kept?: readonly MemoryItem[] },
): Promise<ForgetPlan> {
  const { items, words } = plan
  const signs = { items, kept, words, cards: facts ? plan.cards : [] }
  const found = engine.plugins.flatMap(({ forget }) => forget?.find?.(engine, view, signs) ?? [])
  return { ...plan, turns: (await Promise.all(found)).flat() }
}

/** With the pairs that log one of its messages, which may have come after it was planned. */
export async function withOwnTurns(engine: Engine, view: Reading, plan: ForgetPlan): Promise<ForgetPlan> {
  const { turns } = await withTurns(engine, view, { ...plan, words: null }, { facts: false })
  const all = new Map([...plan.turns, ...turns].map((turn) => [turn.number, turn]))
  return { ...plan, turns: [...all.values()] }
}

/** Ends that were written directly say nothing but what ended: they go with it. */
async function withEnds(
  { cards }: { readonly cards: Pick<CardReader, 'history'> },
  gone: readonly MemoryCard[],
): Promise<readonly MemoryCard[]> {
  const ids = new Set(gone.map(({ id }) => id))
  const ends: MemoryCard[] = []
  for (const key of new Set(gone.map(({ versionKey }) => versionKey))) {
    for (const card of await cards.history(key)) {
      const isEnd = card.relation === 'retracts' && card.itemId === null && ids.has(card.parentId ?? '')
      if (isEnd && !ids.has(card.id)) ends.push(card)
    }
  }
  return [...gone, ...ends]
}
