import { wordSet } from '../lexicon/words.ts'
import { FREQUENCY } from '../lexicon/time.ts'
import { baseForms } from '../query/morphology/base-forms.ts'
import { WEEKDAYS } from '../lexicon/grammar.ts'
import { isClosed } from './closed.ts'
import { inflected } from './inflected.ts'
import type { DomainFact } from './predicate.ts'
import type { Said } from './said.ts'
import type { Subject } from './subject.ts'
import { isMark } from './words.ts'

const COUNTED =
  '(?:\\d+|an?|two|three|four|five|six|a few|a couple) [a-z]+ (?:a|per|every|each) (?:day|week|month|night|shift)'
const OFTEN = new RegExp(`^[^,.;:!?()]{2,70}?\\b(?:${FREQUENCY}|${COUNTED})(?![a-z'])`, 'u')
/** What one feels, thinks or suffers is no routine, however often. */
const NO_DEED = wordSet(
  'think, feel, want, need, wish, hope, know, forget, love, hate, like, wonder, worry, miss, regret, remember, believe, guess, mean, get, see, hear, seem, look, learn, lose, wait, promise, swear, die, cry, suffer, say, ask, tell, thank, change, appreciate, prefer, enjoy, dread, cost, end, come, keep, start, stop',
)
const USUALLY = wordSet(
  'usually, always, normally, generally, typically, still, also, mostly, just, now, then, only',
)
const LONGEST = 16

const isPresent = (key: string, isSelf: boolean): boolean => {
  const bases = baseForms(key)
  if (isSelf)
    return (
      !/(?:ed|ing)$/u.test(key) &&
      bases.every((base) => key === `${base}s` || !/^[a-z]+$/u.test(base) || key.startsWith(base.slice(0, 3)))
    )
  return key.endsWith('s') && !key.endsWith('ss')
}

const startsVerb = (key: string): boolean =>
  inflected(key) !== null ||
  (key.endsWith('s') && baseForms(key).length > 0 && !WEEKDAYS.has(key.replace(/s$/u, '')))

/** "I dm a game every other Sunday": whatever is done so often, by whatever verb. */
export function habitFacts(said: Said, subject: Subject): readonly DomainFact[] {
  let at = subject.end
  while (USUALLY.has(said.words[at]?.key ?? '')) at += 1
  const key = said.words[at]?.key ?? ''
  const isSelf = subject.entity === 'user'
  const deed = isSelf
    ? key
    : (baseForms(key).find((base) => `${base}s` === key || `${base}es` === key) ?? key)
  if (!/^[a-z]{2,}$/u.test(key) || isClosed(key) || NO_DEED.has(deed) || NO_DEED.has(key)) return []
  if (!isPresent(key, isSelf)) return []
  const some = said.words.slice(at, at + LONGEST)
  const end = some.findIndex(
    (word, step) => isMark(word) || (word.key === 'and' && startsVerb(some[step + 1]?.key ?? '')),
  )
  const text = (end < 0 ? some : some.slice(0, end)).map((word) => word.key).join(' ')
  const found = OFTEN.exec(text)?.[0]
  if (found === undefined || /\b(?:you|if|when|that|to you)\b/u.test(found)) return []
  const to = at + found.split(' ').length
  return [{ slot: 'habit', domain: 'leisure', entity: subject.entity, from: at, to, at }]
}
