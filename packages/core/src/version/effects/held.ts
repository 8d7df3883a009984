import { isDenial } from '../../facts/keys.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { DraftSource } from '../source.ts'
import type { Outcome } from './table.ts'
import { isOf } from './told.ts'
import type { Told } from './told.ts'

/** So many favourites are looked at. */
const OF_ONE = 200

/** The facts that an event may be about. */
export async function heldBy(
  cards: CardReader,
  { entity }: Told,
  outcome: Outcome,
): Promise<readonly MemoryCard[]> {
  const { named = [], unnamed = [], all = [], denied = [], learnt: able = [], beside = [] } = outcome
  const slots = [...new Set([...named, ...unnamed, ...all, ...denied, ...able])]
  const own = slots.length === 0 ? [] : await cards.active(entity, slots)
  const favorites = named.includes(FAVORITES) ? await favoritesOf(cards, entity) : []
  const others = entity === 'user' ? beside : []
  const theirs = await Promise.all(others.map((relation) => cards.active(`${entity}.${relation}`, named)))
  return [...own, ...favorites, ...theirs.flat()]
}

const FAVORITES = 'favorite_*'

/** One look-up takes no slots by the beginning of their name: of very many preferences these are the latest. */
async function favoritesOf(cards: CardReader, entity: string): Promise<readonly MemoryCard[]> {
  const page = { limit: OF_ONE, order: 'newest' } as const
  const { rows } = await cards.list(page, { entity, kind: 'preference', active: true })
  return rows.filter(({ slot }) => isOf(slot, [FAVORITES]))
}

/** "The shingles are gone": of a relative, where the user has none. The latest of each slot are looked at. */
export async function ofAnyone(
  cards: CardReader,
  { value, effect }: Told,
  { named = [] }: Outcome,
): Promise<readonly MemoryCard[]> {
  if (effect.anyone !== true || value === '') return []
  const pages = named.map((slot) => cards.list({ limit: OF_SLOT, order: 'newest' }, { slot, active: true }))
  return (await Promise.all(pages)).flatMap(({ rows }) => rows.filter((card) => !isDenial(card)))
}
const OF_SLOT = 50

/** "We called it off": what was spoken of last, where that may be called off. */
export async function spokenLast(
  cards: CardReader,
  draft: Told,
  { unnamed = [] }: Outcome,
  { session, saidAt }: Pick<DraftSource, 'session' | 'saidAt'>,
): Promise<readonly MemoryCard[]> {
  if (draft.value !== '' || unnamed.length === 0) return []
  const last = await cards.lastRecorded(session)
  const isSpokenOf = last?.active === true && last.entity === draft.entity && last.lastSeenAt <= saidAt
  return isSpokenOf && isOf(last.slot, unnamed) ? [last] : []
}
