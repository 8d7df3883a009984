import { wordSet } from '../lexicon/grammar/words.ts'
import { MONTH_NAME, SEASON } from '../lexicon/grammar/time.ts'
import { baseForms } from '../query/morphology/base-forms.ts'
import { isClosed } from './closed.ts'
import type { DomainFact, Predication } from './predication.ts'
import type { Said } from './said.ts'
import { isMark } from './words.ts'

export const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH_NAME})|(?:${MONTH_NAME}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?`
const WEEK = `(?:the )?(?:first|second|third|last) (?:week|weekend) (?:of|in) (?:${MONTH_NAME})`
const FEAST =
  '(?:over|at|in|for|during|before) (?:the )?(?:christmas|xmas|easter|thanksgiving|holidays|half term|diwali|eid)'
const NEXT = `next (?:week|weekend|month|year|${SEASON}|${MONTH_NAME})|in (?:${MONTH_NAME}|(?:a|two|three|four|five|six|\\d{1,2}) (?:weeks?|months))|this (?:summer|winter|weekend)`
const TIME = `${NEXT}|(?:on |from )?(?:${DATE})|in (?:the )?(?:${SEASON})|${WEEK}|${FEAST}`
const AHEAD = new RegExp(`^.{3,90}?(?<![a-z'])(?:${TIME})(?![a-z'])`, 'u')
/** Of what one thinks, feels and tries, a time ahead makes no plan. */
const NO_PLAN = wordSet(
  'look, think, wonder, hope, try, struggle, ask, talk, get, feel, die, worry, read, consider, wait, plan, go, dread, need, want, learn, write, make, count, expect, say, tell, suppose, debate, freak, stress, struggle, work, be, have, live, run, use, take, start, begin, turn, finish, join, switch, change, quit, stop, transfer, become, increase, drop',
)
/** What begins or comes at a set time is said in the present. */
const SCHEDULED = wordSet(
  'start, begin, graduate, leave, fly, move, open, arrive, return, finish, retire, ship, sit, defend, deploy',
)
const LONGEST = 20

/** The position of what somebody is about to do: "is moving", "is off to". */
function doingAt({ said, verb }: Predication): number {
  const at = verb.progressive ? verb.at : verb.end
  const key = said.words[at]?.key ?? ''
  if (/^(?:off|away)$/u.test(key)) return verb.lemma === 'be' && said.words[at + 1]?.key === 'to' ? at : -1
  const bases = key.endsWith('ing') ? baseForms(key) : []
  return bases.length > 0 && !bases.some((base) => NO_PLAN.has(base)) ? at : -1
}

function lengthAhead({ words }: Said, at: number): number {
  const some = words.slice(at, at + LONGEST)
  const end = some.findIndex((word) => isMark(word))
  const text = (end < 0 ? some : some.slice(0, end)).map(({ key }) => key).join(' ')
  const found = AHEAD.exec(text)?.[0]
  if (found === undefined || /\b(?:if|when|that|you|because)\b/u.test(found)) return 0
  const length = found.split(' ').length
  // "My July 22 project report": the date belongs to a noun.
  const after = words[at + length]
  return after === undefined || isMark(after) || isClosed(after.key) ? length : 0
}

/** "We're off to Filey the last week of July", "cass is moving to portland in august": what is arranged. */
export function aheadFacts(about: Predication): readonly DomainFact[] {
  const { said, entity, verb } = about
  if (verb.past || verb.perfect || verb.negative || verb.over || verb.can) return []
  const isSet = !verb.future && SCHEDULED.has(verb.lemma) && (verb.form === 's' || verb.form === 'base')
  if (verb.lemma !== 'be' && !verb.progressive && !isSet) return []
  const at = isSet ? verb.at : doingAt(about)
  const length = at < 0 ? 0 : lengthAhead(said, at)
  return length === 0
    ? []
    : [{ slot: 'plan', domain: 'leisure', entity, from: at, to: at + length, at: verb.at }]
}
