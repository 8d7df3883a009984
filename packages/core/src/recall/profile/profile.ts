import type { Engine } from '../../engine.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import { everyRow } from '../../util/lists.ts'
import { templatesFor } from '../answer/answer-material.ts'
import type { EpochMs } from '../../types/item.ts'
import type { Answer } from '../../api/recall.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { requestIn } from '../../text/request.ts'
import type { Judgement } from '../answer/evidence.ts'

/** What is known of a person in words, and the facts it tells. */
export interface Profile {
  readonly text: string
  readonly cards: readonly MemoryCard[]
}

/**
 * What is known of the user, a line for each side of it; "I do not know" where nothing is. Linear in the facts that hold.
 */
export async function profileIn(engine: Engine, cards: CardReader, detection: Detection): Promise<Profile> {
  const held = await everyRow((page) => cards.list(page, { active: true }))
  const times = { now: engine.clock.now(), zone: engine.clock.zone }
  const groups = profileGroups(held, times.now)
  const templates = templatesFor(engine, detection.language)
  const lines = groups.map((group) =>
    templates.render({ detection, question: '', form: 'list', cards: group, ...times }),
  )
  return {
    text: lines.length > 0 ? lines.join('\n') : templates.unknown(detection, times),
    cards: groups.flat(),
  }
}

/** Sides of a person, most important first; a name ending in `*` stands for the whole family. What no side names comes before plans. */
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

/** The cards of each side that has any, in the order they are shown; what happened once and plans that are over are left out. Pure. */
function profileGroups(cards: readonly MemoryCard[], now: EpochMs): readonly (readonly MemoryCard[])[] {
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

const NOTHING: Judgement = {
  level: 'none',
  reasons: ['nothing in the memory shares a word with the question'],
  code: 'nothing',
}
const KNOWN: Judgement = { level: 'strong', reasons: ['a card of the slot asked for answers'], code: 'card' }

/** The answer to "What do you know about me?": what is known, side by side. Null where something else is asked. */
export async function shownProfile(
  engine: Engine,
  { query, view, detection }: Pick<QueryPlan, 'query' | 'view' | 'detection'>,
): Promise<{ readonly answer: Answer; readonly judgement: Judgement } | null> {
  const request = requestIn(engine.packs, query)
  if (request?.kind !== 'show' || request.of !== 'everything') return null
  const { text, cards } = await profileIn(engine, view.cards, detection)
  const [card = null] = cards
  const judgement = card === null ? NOTHING : KNOWN
  const rest = { item: null, quote: null, saidAt: null, validFrom: null, validTo: null }
  return { answer: { text, card, cards, ...rest, evidence: judgement.level }, judgement }
}
