import type { Engine } from '../engine.ts'
import { versionKey } from '../facts/keys.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import { everyPage } from '../util/lists.ts'
import { isVersionOf } from './read-about.ts'
import type { AboutReading, AskedFacts } from './read-about.ts'
import { isAmong, holds, seenText } from './telling.ts'
import type { Words } from '../plugin/forgetting.ts'

/** Facts that words concern, every version; `named`: the words state them or ask for them, and do not merely stand in them. */
export interface CardsAbout {
  readonly cards: readonly MemoryCard[]
  readonly named: boolean
}

/**
 * Those the words state; else those they ask for; else those that have all of the words. The first two are look-ups by key, the last is
 * linear in the facts of the scope.
 */
export async function cardsAbout(
  engine: Engine,
  cards: CardReader,
  { stated, asked, words }: AboutReading,
): Promise<CardsAbout> {
  if (stated.length > 0) {
    const found: MemoryCard[] = []
    for (const { keys, draft } of stated)
      for (const key of keys)
        found.push(...(await cards.history(key)).filter((card) => isVersionOf(engine, draft, card)))
    return { cards: once(found), named: true }
  }
  const found = asked === null ? [] : await cardsAsked(engine, cards, asked)
  if (found.length > 0) return { cards: once(found), named: true }
  return { cards: await cardsWith(engine, cards, words), named: false }
}

const once = (cards: readonly MemoryCard[]): readonly MemoryCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

async function cardsAsked(
  engine: Engine,
  cards: CardReader,
  { entity, slot, rest, isPast }: AskedFacts,
): Promise<readonly MemoryCard[]> {
  const all = slot.endsWith('*')
    ? await cardsLike(cards, entity, slot)
    : await cards.history(versionKey(entity, slot))
  if (isPast && all.some(isOver)) return all.filter(isOver)
  if (rest.terms.length === 0) return all
  const held = all.filter((card) => hasWords(engine, card, rest))
  // What is left over names the other person.
  return held.length === 0 && entity !== 'user' ? all : held
}

const isOver = ({ active }: MemoryCard): boolean => !active

async function cardsLike(cards: CardReader, entity: string, family: string): Promise<readonly MemoryCard[]> {
  const found: MemoryCard[] = []
  for await (const rows of everyPage((page) => cards.list(page, { entity })))
    found.push(...rows.filter(({ slot }) => isAmong(slot, [family])))
  return found
}

async function cardsWith(engine: Engine, cards: CardReader, words: Words): Promise<readonly MemoryCard[]> {
  const found: MemoryCard[] = []
  if (words.terms.length === 0) return found
  for await (const rows of everyPage((page) => cards.list(page)))
    found.push(...rows.filter((card) => hasWords(engine, card, words)))
  return found
}

/** Whether words concern a fact, wherever it stands. Pure. */
export function isCardAbout(
  engine: Engine,
  { stated, asked, words }: AboutReading,
  card: MemoryCard | null,
): boolean {
  if (card === null) return false
  if (stated.length > 0)
    return stated.some(
      ({ keys, draft }) => keys.includes(card.versionKey) && isVersionOf(engine, draft, card),
    )
  if (asked !== null && card.entity === asked.entity && isAmong(card.slot, [asked.slot]))
    return asked.rest.terms.length === 0 ? !asked.isPast : hasWords(engine, card, asked.rest)
  return hasWords(engine, card, words)
}

/** Where the name of a slot or an entity is cut into words. */
const CUT = /[-_.:]/gu

/** In its value, facet, slot and entity together. */
const hasWords = (engine: Engine, { value, facet, slot, entity }: MemoryCard, words: Words): boolean =>
  holds(seenText(engine, [value, facet ?? '', `${slot} ${entity}`.replaceAll(CUT, ' ')].join('\n')), words)
