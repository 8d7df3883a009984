import type { EpochMs, EventDate, MemoryCard, TimeInput } from '@recollect/core'
import { momentOf } from '@recollect/core/text'
import { checkOptions, everyRow, readTime } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'
import { markOf } from './mark.ts'

/** A fact that holds and has a date ahead. */
export interface Reminder {
  /** Of the fact: what `done` and `dismiss` take. */
  readonly id: string
  /** What it is, as it was said. */
  readonly text: string
  /** When it begins; a day begins at its midnight in the zone of the memory. */
  readonly at: EpochMs
  readonly card: MemoryCard
}

/** How far ahead. */
export interface DueOptions {
  /** What begins before it; default: in `daysAhead` days. */
  readonly before?: TimeInput
}

const DAY = 86_400_000

/** Facts of a scope that have a date ahead and are neither done nor dismissed, soonest first. Linear in the facts that hold. */
export async function due(
  { store, clock }: Engine,
  scope: string,
  daysAhead: number,
  options: DueOptions = {},
): Promise<readonly Reminder[]> {
  const { before } = checkOptions('due', options, { before: true })
  const now = clock.now()
  const end = before === undefined ? now + daysAhead * DAY : readTime(before)
  const cards = await store.read(scope, (view) => everyRow((page) => view.cards.list(page, { active: true })))
  return cards
    .flatMap((card) => reminderOf(card, now, clock.zone) ?? [])
    .filter(({ at, card }) => at < end && markOf(card).state === undefined)
    .sort((a, b) => a.at - b.at || a.card.seq - b.card.seq)
}

/** Null for what has no date, is over, or was denied. Pure. */
function reminderOf(card: MemoryCard, now: EpochMs, zone: string): Reminder | null {
  const date = card.eventDate ?? dayOf(card.normal, zone)
  if (date === null || date.precision === 'vague' || card.polarity === 'negative') return null
  const { from, to } = date
  if (from === null || to === null || to <= now) return null
  if (card.expiresAt !== null && card.expiresAt <= now) return null
  return { id: card.id, text: textOf(card), at: from, card }
}

/** Of a fact whose value is a date, what has that date: of several names the longest. */
const textOf = ({ facet, value, eventDate }: MemoryCard): string =>
  eventDate === null && facet !== null
    ? facet.split(', ').reduce((longest, name) => (name.length > longest.length ? name : longest))
    : value

/** Where the value itself is a date. */
function dayOf(normal: string | null, zone: string): EventDate | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(normal ?? '') ?? []
  if (day === undefined) return null
  const from = momentOf(zone, Number(year), Number(month), Number(day))
  return { from, to: from + DAY, precision: 'day', ambiguous: false }
}
