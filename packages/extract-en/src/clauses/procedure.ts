import { BODY_PARTS, IMPLANTS, PROCEDURES } from '../lexicon/grammar/noun-classes.ts'
import { isMark } from './words.ts'
import type { DomainFact, Predication } from './predication.ts'

const MOST = 4

/** "Had a stent put in", "got her knee replaced": what was done to somebody's body. */
export function procedureFacts({ said, entity, verb }: Predication): readonly DomainFact[] {
  const happened = (verb.past || verb.perfect) && !verb.negative && !verb.over
  if (!happened || !/^(?:have|get)$/u.test(verb.lemma)) return []
  let isBody = false
  for (let at = verb.end; at <= verb.end + MOST; at++) {
    const word = said.words[at]
    if (!word || isMark(word)) return []
    const two = `${word.key} ${said.words[at + 1]?.key ?? ''}`
    const length = PROCEDURES.has(two) ? 2 : PROCEDURES.has(word.key) ? 1 : 0
    if (length > 0 && isBody)
      return [{ slot: 'event_health', domain: 'health', entity, from: verb.at, to: at + length, at: verb.at }]
    isBody ||= [word.key, word.key.replace(/s$/u, '')].some((key) => BODY_PARTS.has(key) || IMPLANTS.has(key))
  }
  return []
}
