import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { messagesOf } from '../version/restated.ts'
import { normalizeText } from '../util/normalize.ts'
import { asksSomething, doomedFacts, tellsOf, holds, seenText } from './telling.ts'
import type { Words } from '../plugin/forgetting.ts'

type Reading = Pick<ScopeView, 'items' | 'cards' | 'search'>

/** So many messages after one are looked at for what answered it. */
const REPLIES = 6

/** Messages that facts were read from or said again in. */
export const sourcesOf = ({ items }: Reading, cards: readonly MemoryCard[]): Promise<readonly MemoryItem[]> =>
  items.byIds([...new Set(cards.flatMap(messagesOf))])

/** Messages that have all of the words, whoever said them. As many look-ups as it takes to read the rarest of the words. */
export async function itemsWith(
  engine: Engine,
  { search, items }: Reading,
  words: Words,
): Promise<readonly MemoryItem[]> {
  if (words.terms.length === 0) return []
  const pieces = words.phrase === null ? [] : engine.piecesOf(normalizeText(words.phrase).text)
  const seqs = new Set<number>()
  for (const terms of [words.terms, [...new Set(pieces)]])
    for (const seq of await rarest(search, terms)) seqs.add(seq)
  const found = seqs.size === 0 ? [] : await items.bySeq([...seqs].sort((a, b) => a - b))
  return found.filter(({ text }) => holds(seenText(engine, text), words))
}

/** Where the rarest of some terms stands; nowhere when one of them stands nowhere. */
async function rarest(search: Reading['search'], terms: readonly string[]): Promise<readonly number[]> {
  if (terms.length === 0) return []
  const { terms: known } = await search.postings(terms, 1)
  const [first] = known
  if (first === undefined || known.length < terms.length) return []
  const { terms: read } = await search.postings([first.term], first.df)
  return read.flatMap(({ postings }) => postings.map(([seq]) => seq))
}

/**
 * Messages that repeat facts: what others said of them, questions and requests about them, and messages another version of the same fact
 * came from that name the value ("I moved from Rome to Oslo"). Linear in the messages that have a value's rarest word.
 */
export async function repeatsOf(
  engine: Engine,
  view: Reading,
  cards: readonly MemoryCard[],
): Promise<readonly MemoryItem[]> {
  const found: MemoryItem[] = []
  const keys = new Map<string, readonly MemoryCard[]>()
  for (const fact of doomedFacts(engine, cards))
    for (const item of await itemsWith(engine, view, fact.words))
      if (isNoStatement(engine, item) && tellsOf(engine, [fact], item.text)) found.push(item)
  for (const { versionKey } of cards)
    if (!keys.has(versionKey) && isSingle(engine, cards, versionKey))
      keys.set(versionKey, await view.cards.history(versionKey))
  for (const [key, versions] of keys) {
    const facts = doomedFacts(
      engine,
      cards.filter((card) => card.versionKey === key),
    )
    const isNamed = ({ text }: MemoryItem) => {
      const seen = seenText(engine, text)
      return facts.some(({ words }) => holds(seen, words))
    }
    found.push(...(await sourcesOf(view, versions)).filter(isNamed))
  }
  return found
}

/** Of several values side by side one says nothing of another. */
const isSingle = ({ slots }: Engine, cards: readonly MemoryCard[], key: string): boolean =>
  cards.some(
    ({ versionKey, slot, entity }) => versionKey === key && slots.get(slot, entity).cardinality === 'single',
  )

/** Statements of the user that gave facts, and none of those that go: what they have of the words is about something else. */
export async function aboutOthers(
  engine: Engine,
  { cards }: Reading,
  found: readonly MemoryItem[],
  gone: readonly MemoryCard[],
): Promise<readonly MemoryItem[]> {
  const ids = new Set(gone.map(({ id }) => id))
  const sources = new Set(gone.flatMap(messagesOf))
  const others: MemoryItem[] = []
  for (const item of found) {
    if (sources.has(item.id) || isNoStatement(engine, item)) continue
    const own = await cards.byItem(item.id)
    if (own.length > 0 && own.every(({ id }) => !ids.has(id))) others.push(item)
  }
  return others
}

const isNoStatement = (engine: Engine, { role, text }: MemoryItem): boolean =>
  role !== 'user' || asksSomething(engine, text)

/** What others said right after the messages, of the values read from them. */
export async function repliesTo(
  engine: Engine,
  { items }: Reading,
  messages: readonly MemoryItem[],
  cards: readonly MemoryCard[],
): Promise<readonly MemoryItem[]> {
  const facts = doomedFacts(engine, cards)
  if (facts.length === 0) return []
  const found: MemoryItem[] = []
  for (const { seq, session } of messages) {
    const after = await items.bySeq(Array.from({ length: REPLIES }, (_, at) => seq + 1 + at))
    for (const reply of after) {
      if (reply.session !== session) continue
      if (reply.role === 'user') break
      const seen = seenText(engine, reply.text)
      if (facts.some(({ words }) => holds(seen, words))) found.push(reply)
    }
  }
  return found
}
