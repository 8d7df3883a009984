import { ADVERBS } from '../lexicon/grammar/grammar.ts'
import { beFacts } from './be.ts'
import { isOf } from './classes.ts'
import { isClosed } from './closed.ts'
import { inflected } from './inflected.ts'
import { phraseAt } from './phrase.ts'
import { predicateFacts } from './predicate.ts'
import type { DomainFact, Predication } from './predication.ts'
import type { Said } from './said.ts'
import type { Subject } from './subject.ts'
import { bareBe, verbAt } from './verb.ts'
import type { VerbGroup } from './verb.ts'
import { isMark } from './words.ts'

/** The clause before, as far as the next one may share its subject and its "be". */
export interface Before {
  readonly subject: Subject
  /** "Is 14 and diabetic": what "be" said goes on. */
  readonly isBe: boolean
}

export interface Predicate {
  readonly subject: Subject
  readonly verb: VerbGroup
}

const SPEAKER: Subject = { entity: 'user', end: 0, kin: null }
const ALONE: ReadonlySet<string> = new Set(['past', 'ing'])

/** "5'4 here", "vegan here", "lefty over here": who speaks. */
export function speakerHere(said: Said, from: number): readonly DomainFact[] {
  const phrase = phraseAt(said.words, from)
  if (!phrase || !/^(?:an?)?$/u.test(phrase.det)) return []
  const over = said.words[phrase.to]?.key === 'over' ? phrase.to + 1 : phrase.to
  const after = said.words[over + 1]
  const isHere =
    said.words[over]?.key === 'here' && (after === undefined || isMark(after) || isClosed(after.key))
  if (!isHere) return []
  const about = { said, entity: 'user', verb: { ...bareBe(from), end: from } }
  const label = isOf(['LABEL'], phrase, said)
  if (label)
    return [
      { slot: 'user_type', domain: 'family', entity: 'user', from: phrase.from, to: phrase.to, at: from },
    ]
  return beFacts(about, { ...SPEAKER, end: from })
}

/** "Since switching to an iPhone": it was done. */
function happened(said: Said, at: number): VerbGroup | null {
  const verb = verbAt(said.words, at)
  const isSince = verb?.form === 'ing' && /^(?:since|after)$/u.test(said.words[at - 1]?.key ?? '')
  return isSince ? { ...verb, form: 'past', past: true, progressive: false } : verb
}

/** "Been working …", "moved to …": the subject was said before, or is the speaker. */
export function elidedAt(said: Said, at: number, before: Before | null): Predicate | null {
  const subject = before?.subject ?? SPEAKER
  const verb = happened(said, at)
  const isUnable = verb?.can === true && verb.negative && before === null
  if (isUnable) return { subject: { ...subject, end: at }, verb }
  if (!verb || verb.negative) return null
  // "Keep pursuing your music" tells somebody what to do.
  if (
    before === null &&
    verb.form === 'ing' &&
    verb.at > at &&
    inflected(said.words[at]?.key ?? '')?.form === 'base'
  )
    return null
  const isThird = verb.form === 's' || /^(?:is|has|was|'s)$/u.test(said.words[at]?.key ?? '')
  if (isThird && (before === null || subject.entity === 'user')) return null
  const goesOn = before !== null && subject.entity === 'user' && verb.form === 'base'
  return verb.perfect || ALONE.has(verb.form) || isThird || goesOn
    ? { subject: { ...subject, end: at }, verb }
    : null
}

/** Too little is said of the speaker by one preposition: "at school", "in Leeds". */
const NEEDS_VERB: ReadonlySet<string> = new Set([
  'school',
  'education',
  'affiliation',
  'location',
  'diet',
  'language',
  'hometown',
  'weight',
  'appearance',
  'user_type',
  'personality',
  'event_family',
  'belief',
  'size',
  'nickname',
])

/** "Allergic to bees", "on an iPhone now", and what follows "is 14 and": facts of a "be" that is not written. */
export function bareFacts(said: Said, from: number, before: Before | null): readonly DomainFact[] {
  let at = from
  while (ADVERBS.has(said.words[at]?.key ?? '')) at += 1
  const subject = before?.subject ?? SPEAKER
  const about: Predication = { said, entity: subject.entity, verb: bareBe(at) }
  const framed = predicateFacts(about).filter(({ slot }) => before?.isBe === true || !NEEDS_VERB.has(slot))
  if (framed.length > 0) return framed
  if (/^(?:currently|now|still)$/u.test(said.words[from - 1]?.key ?? said.words[from]?.key ?? ''))
    return beFacts({ ...about, verb: { ...about.verb, perfect: true } }, { ...subject, end: at }).filter(
      ({ slot }) => slot === 'location',
    )
  return before?.isBe === true ? beFacts(about, { ...subject, end: at }) : []
}
