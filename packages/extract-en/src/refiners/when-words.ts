import type { Span, TimePrecision } from '@recollect/core'
import type {
  Candidate,
  ExtractionContext,
  Reading,
  Refiner,
  TimeContext,
  TimeExpression,
} from '@recollect/core/extraction'
import { times } from '../time/reader.ts'
import { isVerbatim, normalStart } from './context.ts'

const DATED = /^(?:event_|goal$|plan$|experience$|health$|relationship_status$)/u
/** Their values are times themselves, or nobody says since when. */
const TIMELESS =
  /^(?:name|nickname|gender|age|birthday|zodiac|height|weight|blood_type|appearance|personality|nationality|ethnicity|hometown|phone|email|account|tenure|generic|record|named_thing|family\..*|relation\..*)$/u
/** Finer times are when a habit is kept, not since when. */
const FINE: ReadonlySet<TimePrecision> = new Set(['minute', 'hour', 'part_of_day', 'day', 'week'])
/** Something that begins a state: "got a dog in May", "joined in 2019". */
const BEGAN =
  /\b(?:got(?! to\b)|bought|adopted|joined|started|began|became|moved|switched|received|picked up|signed up|diagnosed|developed|had)\b/u
/** Another statement begins between the value and the time. */
const ANOTHER =
  /\b(?:and|but|because|when|so|then|that|who|which|after|before|while) (?:i|we|he|she|they|it|my|his|her|our)\b|[;]/u
/** Words for a time that fixes none: kept as they were said. */
const UNFIXED = /\b(?:one day|some ?day|at some point|eventually)\b/u

interface Words {
  readonly text: string
  readonly span: Span
}

const isPlanned = ({ kind }: Candidate): boolean => kind === 'goal'
const isTold = ({ kind }: Candidate): boolean => kind === 'goal' || kind === 'event'
const isDated = ({ slot, relation, tense }: Candidate): boolean =>
  DATED.test(slot) || relation !== 'sets' || tense === 'past'

/** As the engine reads the words again. */
function leanOf({ kind, tense, relation }: Candidate): TimeContext['lean'] {
  if (kind === 'goal') return 'future'
  return kind === 'event' || tense === 'past' || relation === 'updates' ? 'past' : null
}

/** Time words of the clause; for what happened or is planned also those that the sentence begins with or sets apart. */
function timeOf(candidate: Candidate, reading: Reading, context: ExtractionContext): Words | null {
  const { clause } = candidate
  const value = { start: normalStart(candidate, reading) - clause.start, length: candidate.value.length }
  const own = timesIn(clause.text, candidate, context).filter((time) => isOfValue(time, candidate, value))
  const found = own[0] ?? null
  if (found) return asWritten(reading, clause.start, found.span)
  if (!isTold(candidate)) return null
  const { sentence } = clause
  const set = timesIn(sentence.text, candidate, context).find(({ span }) => isSetApart(sentence.text, span))
  if (set) return asWritten(reading, sentence.start, set.span)
  const unfixed = isPlanned(candidate) ? UNFIXED.exec(clause.text) : null
  return (
    unfixed &&
    asWritten(reading, clause.start, { start: unfixed.index, end: unfixed.index + unfixed[0].length })
  )
}

function timesIn(
  text: string,
  candidate: Candidate,
  { saidAt, zone }: ExtractionContext,
): readonly TimeExpression[] {
  return readTimes(text, { at: saidAt, zone, lean: leanOf(candidate) }).filter(
    (time) => fits(time, candidate, saidAt) && !QUIT.test(text.slice(0, time.span.start)),
  )
}

let last: {
  readonly text: string
  readonly context: TimeContext
  readonly found: readonly TimeExpression[]
} | null = null

/** Candidates of one clause come one after the other: it is read once. */
function readTimes(text: string, context: TimeContext): readonly TimeExpression[] {
  const { at, zone, lean } = context
  const known =
    last?.text === text && last.context.at === at && last.context.zone === zone && last.context.lean === lean
  if (!known || last === null) last = { text, context, found: times.read(text, context) }
  return last.found
}

/** "Dropped out of uni" names what, not when. */
const QUIT = /\b(?:dropped|drop|kicked|flunked|thrown) $/u

/** How long an event lasted does not date it; a state is dated by when it began or ends; a plan is not made for yesterday. */
function fits({ role, date }: TimeExpression, candidate: Candidate, saidAt: number): boolean {
  const { slot, relation, tense, clause } = candidate
  if (slot === 'habit' && role === 'at' && FINE.has(date.precision)) return false
  if (isPlanned(candidate)) return role !== 'for' && (date.to === null || date.to > saidAt)
  if (isTold(candidate)) return role !== 'for'
  if (role !== 'at') return true
  if (isDated(candidate) && (relation !== 'sets' || tense === 'past')) return true
  const isOver = date.from === null ? DATED.test(slot) : date.precision !== 'vague' && date.from <= saidAt
  return isOver && BEGAN.test(clause.text)
}

/** A time belongs to the value it follows or begins the clause of, as long as no other statement lies between. */
function isOfValue(
  { span }: TimeExpression,
  candidate: Candidate,
  value: { readonly start: number; readonly length: number },
): boolean {
  const { text } = candidate.clause
  const between = text.slice(value.start + value.length, span.start)
  if (span.start >= value.start) return !ANOTHER.test(between)
  return isTold(candidate) || candidate.relation !== 'sets' || isSetApart(text, span)
}

/** "Last week, …", "…, last week": first in the sentence, or between commas. */
function isSetApart(text: string, { start, end }: Span): boolean {
  const before = text.slice(0, start).trimEnd()
  const after = text.slice(end).trimStart()
  return before === '' || (/[,(]$/u.test(before) && /^(?:$|[,.!)])/u.test(after))
}

function asWritten({ source }: Reading, offset: number, { start, end }: Span): Words {
  const span = source.toSource(offset + start, offset + end)
  return { text: source.source.slice(span.start, span.end), span }
}

/** "Got married when", "moved here back": words that led to the time. */
const DANGLING = /\s(?:when|since|after|before|back|around|as|by|until|from)$/iu

/** A value that ends in the time words, or where they have begun, says them twice. */
function withoutTime(candidate: Candidate, time: Words, reading: Reading): Candidate {
  const { value, span } = candidate
  const isWritten = isVerbatim(candidate, reading)
  const reaches = isWritten && time.span.start > span.start && time.span.end >= span.end
  const cut = reaches
    ? time.span.start - span.start
    : value.endsWith(time.text)
      ? value.length - time.text.length
      : 0
  const kept = value
    .slice(0, cut)
    .replace(/[\s,]{1,9}$/u, '')
    .replace(DANGLING, '')
  if (kept === '' || cut >= value.length) return candidate
  return {
    ...candidate,
    value: kept,
    span: isWritten ? { start: span.start, end: span.start + kept.length } : span,
  }
}

/** Keeps the time words of what happened, is planned, began or ends, as they were said. */
export const whenWords: Refiner = {
  id: 'en/when-words',
  refine: (candidate, reading, context) => {
    if (candidate.when !== null || TIMELESS.test(candidate.slot)) return [candidate]
    const when = timeOf(candidate, reading, context)
    return [when === null ? candidate : { ...withoutTime(candidate, when, reading), when: when.text }]
  },
}
