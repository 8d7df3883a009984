import type { MemoryCard } from '../../types/card.ts'
import type { EpochMs } from '../../types/item.ts'

/** Sides of a person, most telling first; a name ending in `*` stands for the whole family. What no side names comes before plans. */
const IDENTITY = ['name', 'nickname', 'age', 'birthday', 'gender', 'nationality', 'language']
const HOME = ['location', 'living_situation', 'hometown', 'timezone']
const WORK = [
  'occupation',
  'employer',
  'workplace',
  'project',
  'school',
  'education',
  'major',
  'availability',
]
const PEOPLE = ['relationship_status', 'family.*', 'relation.*', 'pet']
const HEALTH = ['allergy', 'health', 'diet']
const TASTE = ['likes', 'favorite_*', 'hobby', 'preference', 'dislikes', 'fear']
const PLANS = ['plan', 'goal']
const WISHES = ['instruction']

const SIDES: readonly (readonly string[])[] = [IDENTITY, HOME, WORK, PEOPLE, HEALTH, TASTE, [], PLANS, WISHES]
const NAMED = new Set(SIDES.flat())
const OTHERS = 6

/** A line stays one that is read at a glance. */
const MOST_VALUES = 6
const MOST_CARDS = 10

/** The cards of each side that has any, in the order they are told; what happened once and plans that are over are left out. Pure. */
export function profileGroups(
  cards: readonly MemoryCard[],
  now: EpochMs,
): readonly (readonly MemoryCard[])[] {
  const told = cards.filter((card) => card.active && isLasting(card, now))
  return SIDES.map((slots, side) => {
    const own = told.filter((card) => sideOf(card) === side)
    return side === OTHERS ? limited(own) : limited(inOrder(own, slots))
  }).filter((group) => group.length > 0)
}

function isLasting({ slot, eventDate }: MemoryCard, now: EpochMs): boolean {
  if (slot.startsWith('event_') || slot === 'generic') return false
  const over = eventDate?.to ?? null
  return !PLANS.includes(slot) || over === null || over > now
}

const familyOf = (slot: string): string => slot.replace(/^(?<family>[a-z]+[._]).{0,200}$/u, '$<family>*')

const named = (slot: string): string => (NAMED.has(slot) ? slot : familyOf(slot))

function sideOf({ entity, slot }: MemoryCard): number {
  if (entity !== 'user') return SIDES.indexOf(PEOPLE)
  const side = SIDES.findIndex((slots) => slots.includes(named(slot)))
  return side < 0 ? OTHERS : side
}

/** The user's own first, in the order of the side's slots; of one slot what holds before what is denied, the newest first. */
function inOrder(cards: readonly MemoryCard[], slots: readonly string[]): readonly MemoryCard[] {
  const rank = ({ entity, slot }: MemoryCard) =>
    entity === 'user' ? slots.indexOf(named(slot)) : slots.length
  return [...cards].sort((a, b) => rank(a) - rank(b) || b.lastSeenAt - a.lastSeenAt || b.seq - a.seq)
}

function limited(cards: readonly MemoryCard[]): readonly MemoryCard[] {
  const seen = new Map<string, number>()
  const few = cards.filter(({ versionKey }) => {
    const count = (seen.get(versionKey) ?? 0) + 1
    seen.set(versionKey, count)
    return count <= MOST_VALUES
  })
  return few.slice(0, MOST_CARDS)
}
