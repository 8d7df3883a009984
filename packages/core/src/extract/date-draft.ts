import type { TimeContext, TimeExpression, TimeReader } from '../plugin/text.ts'
import type { CardDraft } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { EventDate, TimePrecision } from '../types/time.ts'
import { normalizeText } from '../util/normalize.ts'

type Dated = Pick<CardDraft, 'eventDate' | 'validFrom' | 'validTo'>

/**
 * Gives a draft the date its time words mean. A state gets the bounds of its validity too, as far as the words tell them: it began then
 * (`since 2019`, `moved in March`), it was over then, it held in between. Events, goals and plans keep their date only: what is planned
 * for next year is planned today. `begins`: false where nothing said of a state tells that it began or changed then; with a time that is
 * over it is over too.
 */
export function dateDraft<T extends CardDraft>(
  draft: T,
  reader: TimeReader,
  { saidAt, zone }: { readonly saidAt: EpochMs; readonly zone: string },
  begins = true,
): T {
  if (draft.when === null || draft.eventDate !== null) return draft
  const context: TimeContext = { at: saidAt, zone, lean: leanOf(draft) }
  const [first, second] = reader.read(normalizeText(draft.when).text, context)
  if (!first) return draft
  const time = joined(first, second)
  const told = !begins && isOfThePast(draft, time, saidAt) ? { ...draft, tense: 'past' as const } : draft
  const dated = validityOf(told, time, saidAt)
  return dated === null ? told : { ...told, ...dated }
}

/** Where somebody is at home, at work, at school: a state with a time before now, which nothing says began then, is over. */
const LASTING =
  /^(?:location|living_situation|employer|workplace|occupation|school|relationship_status|income)$/u

/** Times this fine usually tell of habits, not of a state that has ended. */
const FINE: ReadonlySet<TimePrecision> = new Set(['minute', 'hour', 'part_of_day', 'day', 'week'])

const isOfThePast = (
  { slot, kind, relation, tense, correction }: CardDraft,
  { role, date }: TimeExpression,
  saidAt: EpochMs,
): boolean =>
  LASTING.test(slot) &&
  kind !== 'event' &&
  relation === 'sets' &&
  tense === 'current' &&
  correction === undefined &&
  role === 'at' &&
  !FINE.has(date.precision) &&
  date.to !== null &&
  date.to <= saidAt

function leanOf({ kind, slot, tense, relation, effect }: CardDraft): TimeContext['lean'] {
  if (effect !== undefined && effect.event !== 'reschedule') return 'past'
  // What is moved to another day is to come.
  if (kind === 'goal' || effect !== undefined || slot === 'generic') return 'future'
  return kind === 'event' || tense === 'past' || relation === 'updates' ? 'past' : null
}

/** "From 2015 until 2018" is one period. */
function joined(first: TimeExpression, second: TimeExpression | undefined): TimeExpression {
  if (first.role !== 'since' || second?.role !== 'until') return first
  const { precision, ambiguous } = first.date
  const date = {
    from: first.date.from,
    to: second.date.to,
    precision,
    ambiguous: ambiguous || second.date.ambiguous,
  }
  return { ...first, role: 'at', date }
}

/** Null when the words fix no time after all: how long something that is over lasted. */
function validityOf(draft: CardDraft, { role, date }: TimeExpression, saidAt: EpochMs): Dated | null {
  const isOver = draft.tense === 'past' || draft.relation === 'retracts'
  if (isOver && role === 'for') return null
  const { validFrom, validTo } = draft
  if (draft.kind === 'event' || draft.kind === 'goal') return { eventDate: date, validFrom, validTo }
  return {
    eventDate: date,
    ...(isOver ? over(draft, role, date, saidAt) : holding(draft, role, date, saidAt)),
  }
}

const upTo = (at: EpochMs | null, saidAt: EpochMs) => (at === null ? null : Math.min(at, saidAt))

/** "I stopped in 2020" is over from then on; "I lived there in 2010" held then; "until 2020" up to then. */
function over(
  { relation }: CardDraft,
  role: TimeExpression['role'],
  { from, to }: EventDate,
  saidAt: EpochMs,
): Pick<Dated, 'validFrom' | 'validTo'> {
  if (role === 'until') return { validFrom: null, validTo: upTo(to, saidAt) }
  if (relation === 'retracts') return { validFrom: upTo(from, saidAt), validTo: null }
  return { validFrom: upTo(from, saidAt), validTo: role === 'at' ? upTo(to, saidAt) : null }
}

/**
 * A state that is said to hold began no later than it was said. A bare time ("in March I like hiking") is when a change came about, not
 * when a state began.
 */
function holding(
  { relation }: CardDraft,
  role: TimeExpression['role'],
  { from, to }: EventDate,
  saidAt: EpochMs,
): Pick<Dated, 'validFrom' | 'validTo'> {
  const begins = role === 'since' || role === 'for' || (role === 'at' && relation === 'updates')
  const began = !begins || from === null || from > saidAt ? null : from
  return { validFrom: began, validTo: role === 'until' && to !== null && to > saidAt ? to : null }
}
