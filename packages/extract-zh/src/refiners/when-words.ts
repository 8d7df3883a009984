import type {
  Candidate,
  Clause,
  ExtractionContext,
  Reading,
  Refiner,
  TimeExpression,
} from '@recollect/core/extraction'
import { times } from '../time/index.ts'
import { foldedValue, narrow } from './narrow.ts'

/** Their values are times or numbers themselves, and what stands beside them dates no state. */
const TIMELESS =
  /^(?:age|birthday|tenure|generic|record|income|phone|email|account|height|weight|blood_type|zodiac|name|nickname|gender|personality|appearance|nationality|ethnicity|hometown|orientation|favorite_.*|family\..*|relation\..*)$/u
/** How far from the beginning of a clause a time stands that is said of its predicate: 听说 or 我们 may come before it. */
const NEAR_START = 4
const ENDING = /^[了的啊呢吧啦哦,.。!]{0,3}$/u

/**
 * Time words of the clause that the rule did not take: 住在北京五年了, 到去年为止我…. Only those that stand where a clause is dated, at its
 * beginning or its end; those that the rule took in part are completed (国庆 to 去年国庆).
 */
export const whenWords: Refiner = {
  id: 'zh/when-words',
  refine(given, reading, context) {
    const candidate = withoutDay(given, context)
    const words =
      candidate.when === null
        ? missing(candidate, reading, context)
        : completed(candidate, candidate.when, context)
    return [words === null ? candidate : { ...candidate, when: words }]
  },
}

const OF_A_DAY = /^(?:day|week|month|season|year)$/u

/** 定了下月八号做手术: the day before what is to be done is no part of it. */
function withoutDay(candidate: Candidate, { saidAt, zone }: ExtractionContext): Candidate {
  if (candidate.slot !== 'plan') return candidate
  const value = foldedValue(candidate)
  const [first] = times.read(value, { at: saidAt, zone, lean: 'future' })
  if (first?.span.start !== 0 || first.role !== 'at' || !OF_A_DAY.test(first.date.precision)) return candidate
  const rest = value.slice(first.span.end)
  if (!/^[\p{Script=Han}a-z]{2}/u.test(rest) || /^(?:的|以|之|前|后|内|左右|到)/u.test(rest)) return candidate
  const kept = narrow(candidate, first.span.end, value.length)
  const facet = candidate.facet === candidate.value ? kept.value : candidate.facet
  return { ...kept, facet, when: candidate.when ?? value.slice(0, first.span.end) }
}

/** Many candidates stand in one clause; it is read once. */
const known = new WeakMap<Clause, readonly TimeExpression[]>()

function timesIn(clause: Clause, { saidAt, zone }: ExtractionContext): readonly TimeExpression[] {
  const found = known.get(clause) ?? times.read(clause.text, { at: saidAt, zone, lean: null })
  known.set(clause, found)
  return found
}

const wordsOf = (text: string, { span }: TimeExpression): string => text.slice(span.start, span.end)

function missing(candidate: Candidate, reading: Reading, context: ExtractionContext): string | null {
  if (TIMELESS.test(candidate.slot)) return null
  const { text } = candidate.clause
  const [only, another] = timesIn(candidate.clause, context).filter((time) => dates(candidate, time))
  if (!only || another || isInValue(candidate, reading, only)) return null
  const isPlaced = only.span.start <= NEAR_START || ENDING.test(text.slice(only.span.end))
  return isPlaced && text.charAt(only.span.end) !== '的' ? wordsOf(text, only) : null
}

/** A moment dates what happened or changed; a state only what it has held since, for or until. */
function dates({ kind, relation, tense }: Candidate, { role, date }: TimeExpression): boolean {
  if (role !== 'at') return true
  const isDated = kind === 'event' || kind === 'goal' || relation !== 'sets' || tense === 'past'
  return isDated && !(date.ambiguous && date.precision === 'part_of_day')
}

function isInValue({ clause, span }: Candidate, { source }: Reading, time: TimeExpression): boolean {
  const at = source.toSource(clause.start + time.span.start, clause.start + time.span.end)
  return at.start < span.end && span.start < at.end
}

/** The whole of what the rule took a part of; null when it took all or more. */
function completed({ clause }: Candidate, when: string, context: ExtractionContext): string | null {
  const at = clause.text.indexOf(when)
  if (at < 0 || when.length === clause.text.length) return null
  const whole = timesIn(clause, context).find(({ span }) => span.start <= at && at + when.length <= span.end)
  return whole && wordsOf(clause.text, whole).length > when.length ? wordsOf(clause.text, whole) : null
}
