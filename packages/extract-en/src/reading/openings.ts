import {
  AFTER_ITS,
  AFTER_SUBJECT,
  AFTER_WH,
  ASKED,
  ASKING,
  CUTS,
  DENIED,
  EVERYBODY,
  GOES_ON,
  GOVERNS,
  KEEPS,
  ORDERS,
  POINTS,
  SUBJECTS,
  SUBJECTS_WITH_VERB,
  WH,
} from '../lexicon/grammar/run-on.ts'
import { VERBS } from '../lexicon/grammar/verbs.ts'
import { BODY_PARTS } from '../lexicon/grammar/noun-classes.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { KIN } from '../lexicon/people/kinship.ts'

type Words = readonly string[]

const isVerb = (word: string): boolean =>
  AFTER_SUBJECT.has(word) ||
  VERBS.has(word) ||
  VERBS.has(word.replace(/s$/u, '')) ||
  VERBS.has(word.replace(/es$/u, '')) ||
  /[a-z]{3}ed$/u.test(word)

/** How many words before hold what governs a clause, or the question word that opened one. */
export const NEAR = 3
const ASKED_WITHIN = 7

/** Whether the words before go on: what follows is no clause of its own. */
export function isGoverned(before: Words): boolean {
  const [previous = '', last = ''] = before.slice(-2)
  // "Two cups a day": the clause is whole, where "the day" goes on.
  if (GOES_ON.has(last)) return !(last === 'day' && /^(?:a|per)$/u.test(previous))
  // "And now I'm" goes on.
  if (/^(?:now|then|today)$/u.test(last) && /^(?:and|but|so)$/u.test(previous)) return true
  return before.slice(-NEAR).some((word) => GOVERNS.has(word))
}

/** "I drink two pots of tea a day": a subject at the beginning, its verb, and something after it, with no clause inside. */
export function isWhole(before: Words): boolean {
  const cut = before.findLastIndex((word) => CUTS.has(word))
  // "If I drink coffee": what follows belongs to it.
  if (cut >= 0 && !JOINS.test(before[cut] ?? '')) return false
  const clause = before.slice(cut + 1)
  // "Landlord raised the rent".
  if (clause.length > 2 && HAPPENED.test(clause[1] ?? '') && !SUBJECTS.has(clause[0] ?? '')) return true
  const at = clause.findIndex((word) => SUBJECTS.has(word) || SUBJECTS_WITH_VERB.has(word) || OWN.test(word))
  if (at < 0 || at > 2 || POINTS.has(clause[at - 2] ?? '')) return false
  if (SUBJECTS_WITH_VERB.has(clause[at] ?? '')) return clause.length > at + 1
  const verb = clause.slice(at + 1, -1).findIndex((word) => isVerb(word))
  return verb >= 0 && (verb < 2 || OWN.test(clause[at] ?? ''))
}
const HAPPENED = /^(?:went|got|took|gave|came|quit|left|[a-z]{3,}ed)$/u
const JOINS = /^(?:and|but|so|n|or)$/u
/** Subjects besides the pronouns of a speaker; "you can call me Teddy" is a whole clause too. */
const OWN = /^(?:my|our|the|you)$/u

/** "Our Bev she's", "my mum's birthday is": a relative of whom something is said. */
function isRelative([own = '', kin = '', next = '']: Words, last: string): boolean {
  // "Mum's birthday is", "wrist's mended", "Mags has done her knee in".
  const owner = own.replace(/'s$/u, '')
  if (owner !== own) return BODY_PARTS.has(owner) || (KIN.has(owner) && /^(?:is|was|'s)$/u.test(next))
  if (/^(?:mum|mom|dad)$/u.test(own) && /^(?:is|was|has|works|lives|does)$/u.test(kin)) return true
  // "My son Owen lives" is one subject.
  if (GIVEN_NAMES.has(own) && !KIN.has(last) && /^(?:has|is|was|wants|works|lives)$/u.test(kin)) return true
  if (!/^(?:my|our|me)$/u.test(own)) return false
  const bare = kin.replace(/'s$/u, '')
  return (
    KIN.has(bare) && (kin !== bare || /^(?:is|was|has|were|works|lives|wants|loves|hates|does)$/u.test(next))
  )
}

/** "Its 8063 now", wherever it stands. */
export const tellsNow = ([its = '', next = '', now = '']: Words): boolean =>
  its === 'its' && /^\d/u.test(next) && /^(?:now|instead|a|per)?$/u.test(now)

/** "Its older than me"; not "its colour". */
const saysOfIt = ([its = '', next = '', third = '']: Words): boolean =>
  its === 'its' && (AFTER_ITS.has(next) || (third === 'than' && next.endsWith('er')))

/** What needs a whole clause before it: "… a day cant run without it", "… penicillin put that somewhere". */
const opensWithoutSubject = ([first = '', second = '']: Words): boolean =>
  DENIED.has(first) || (KEEPS.has(first) && /^(?:that|this|it)$/u.test(second))

export function opensStatement(after: Words, before: Words): boolean {
  const [first = '', second = '', third = ''] = after
  // "I'm a fan have been since I was a child".
  if (first === 'have' && second === 'been' && /^(?:since|for)$/u.test(third)) return true
  // "The promotion I've been on about".
  const isPointed = /^(?:i|we)'/u.test(first) && POINTS.has(before.at(-2) ?? '')
  if (
    (SUBJECTS_WITH_VERB.has(first) && !isPointed) ||
    isRelative(after, before.at(-1) ?? '') ||
    tellsNow(after)
  )
    return true
  if (saysOfIt(after) || (EVERYBODY.has(first) && isVerb(second)) || opensWithoutSubject(after))
    return isWhole(before)
  // "He fixes", "she nurses": after these no noun in "-s" stands.
  const isSaid = isVerb(second) || (/^s?he$/u.test(first) && /[a-z]{2}s$/u.test(second))
  return SUBJECTS.has(first) && isSaid && !before.slice(-NEAR).some((word) => POINTS.has(word))
}

export function opensQuestion([first = '', second = '']: Words, before: Words): boolean {
  const isAsked = before.slice(-ASKED_WITHIN).some((word) => WH.has(word))
  if (ORDERS.has(first) && /^(?:me|us)$/u.test(second)) return true
  if (WH.has(first)) return !isAsked && (first.endsWith("'s") || AFTER_WH.has(second))
  return !isAsked && ASKING.has(first) && ASKED.has(second)
}
