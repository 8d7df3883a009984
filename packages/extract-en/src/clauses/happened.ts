import { NO_EVENTS } from '../lexicon/events/no-events.ts'
import { MONTHS, SEASONS_AND_FEASTS, WEEKDAYS } from '../lexicon/grammar/grammar.ts'
import { ANIMALS } from '../lexicon/pets/animals.ts'
import { isOf } from './classes.ts'
import { complementsFrom } from './complements.ts'
import type { DomainFact, Predication } from './predication.ts'
import type { Said } from './said.ts'
import { isMark } from './words.ts'
import type { Word } from './words.ts'

const BACK = /^(?:week|weekend|month|year|summer|winter|spring|autumn|fall|christmas|easter|semester|term)$/u

/** Whether words at a position say on which past day: "last weekend", "two years ago", "on Friday", "in June", "in 2019". */
function isDate(words: readonly Word[], at: number): boolean {
  const [key, next, third] = [0, 1, 2].map((step) => words[at + step]?.key ?? '')
  if (key === undefined || next === undefined || third === undefined) return false
  if (key === 'last' && (BACK.test(next) || WEEKDAYS.has(next) || MONTHS.has(next))) return true
  if (/^(?:days|weeks|months|years|yrs|week|month|year)$/u.test(key) && /^(?:ago|back)$/u.test(next))
    return true
  if (/^(?:on|in)$/u.test(key) && (WEEKDAYS.has(next) || MONTHS.has(next) || /^(?:19|20)\d\d$/u.test(next)))
    return third !== 'every'
  if (/^(?:over|in)$/u.test(key) && next === 'the')
    return third === 'weekend' || (SEASONS_AND_FEASTS.has(third) && BACK.test(third))
  return false
}

/** Whether the clause around a verb is dated, before its subject or after it. */
function isDated({ words }: Said, from: number, to: number): boolean {
  let first = from
  while (first > 0 && !isMark(words[first - 1]) && from - first < MOST_BEFORE) first -= 1
  let last = to
  while (last < words.length && !isMark(words[last]) && last - to < MOST_AFTER) last += 1
  for (let at = first; at < last; at++) if (isDate(words, at)) return true
  return false
}
const MOST_BEFORE = 8
const MOST_AFTER = 14

/** "Two weeks ago I repainted my kitchen": whatever was done to something, by whatever verb, on a day that is named. */
export function datedFacts(about: Predication): readonly DomainFact[] {
  const { said, entity, verb } = about
  const isPast = verb.past && verb.form === 'past' && !verb.negative && !verb.over && !verb.perfect
  if (!isPast || NO_EVENTS.has(verb.lemma) || NO_EVENTS.has(said.words[verb.at]?.key ?? '')) return []
  const [first] = complementsFrom(said.words, verb.end).list
  if (!first || !isOf(['THING', 'PERSON'], first.phrase, said) || ANIMALS.has(first.phrase.head)) return []
  if (!isDated(said, verb.from, first.end)) return []
  return [{ slot: 'event_other', domain: 'leisure', entity, from: verb.at, to: first.end, at: verb.at }]
}
