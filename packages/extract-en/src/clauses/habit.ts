import { wordSet } from '../lexicon/grammar/words.ts'
import { FREQUENCY } from '../lexicon/grammar/time.ts'
import { baseForms } from '../query/morphology/base-forms.ts'
import { OWN_POSSESSIVES, WEEKDAYS } from '../lexicon/grammar/grammar.ts'
import { PRONOUN } from '../text/state.ts'
import { isClosed } from './closed.ts'
import { inflected } from './inflected.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'
import type { Subject } from './subject.ts'
import { isMark } from './words.ts'

const COUNTED =
  '(?:\\d+|an?|two|three|four|five|six|a few|a couple) [a-z]+ (?:a|per|every|each) (?:day|week|month|night|shift)'
const OFTEN = new RegExp(`^.{2,70}?\\b(?:${FREQUENCY}|${COUNTED})(?![a-z'])`, 'u')
/** What one feels, thinks or suffers is no routine, however often. */
const NO_DEED = wordSet(
  'think, feel, want, need, wish, hope, know, forget, love, hate, like, wonder, worry, miss, regret, remember, believe, guess, mean, get, see, hear, seem, look, learn, lose, wait, promise, swear, die, cry, suffer, say, ask, tell, thank, change, appreciate, prefer, enjoy, dread, cost, end, come, keep, start, stop',
)
const USUALLY = wordSet(
  'usually, always, normally, generally, typically, still, also, mostly, just, now, then, only',
)
const FRONTED = new RegExp(
  `^(?:${FREQUENCY}|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|mornings|evenings)(?![a-z'])`,
  'u',
)
const LONGEST = 16

const isPresent = (key: string, isSelf: boolean): boolean => {
  const bases = baseForms(key)
  const verb = inflected(key)
  if (verb?.form === 'past' && verb.lemma !== key) return false
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

/** Words that stand before the verb of a routine: "i usually have to open". */
function beforeVerb({ words }: Said, from: number): number {
  let at = from
  for (;;) {
    const key = words[at]?.key ?? ''
    const isDuty = /^(?:have|has|got|need|needs)$/u.test(key) && words[at + 1]?.key === 'to'
    if (!isDuty && !USUALLY.has(key)) return at
    at += isDuty ? 2 : 1
  }
}

/** The words of a clause, up to a mark or the next verb after "and". */
function restOf({ words }: Said, at: number): readonly string[] {
  const some = words.slice(at, at + LONGEST)
  const end = some.findIndex(
    (word, step) => isMark(word) || (word.key === 'and' && startsVerb(some[step + 1]?.key ?? '')),
  )
  return (end < 0 ? some : some.slice(0, end)).map(({ key }) => key)
}

const NO_ROUTINE = /\b(?:you|if|when|that|to you)\b/u

/** How many words of a clause tell what is done so often; 0 for nothing. */
function often(said: Said, at: number): number {
  const found = OFTEN.exec(restOf(said, at).join(' '))?.[0]
  return found === undefined || NO_ROUTINE.test(found) ? 0 : found.split(' ').length
}

const isDeed = ({ words }: Said, at: number, isSelf: boolean): boolean => {
  const key = words[at]?.key ?? ''
  const deed = isSelf
    ? key
    : (baseForms(key).find((base) => `${base}s` === key || `${base}es` === key) ?? key)
  // "I see my therapist every second Thursday".
  const meets = deed === 'see' && OWN_POSSESSIVES.has(words[at + 1]?.key ?? '')
  if (!/^[a-z]{2,}$/u.test(key) || isClosed(key)) return false
  return meets || (!NO_DEED.has(deed) && !NO_DEED.has(key))
}

/** "I dm a game every other Sunday": whatever is done so often, by whatever verb. */
export function habitFacts(said: Said, subject: Subject): readonly DomainFact[] {
  const at = beforeVerb(said, subject.end)
  const isSelf = subject.entity === 'user'
  if (!isDeed(said, at, isSelf) || !isPresent(said.words[at]?.key ?? '', isSelf)) return []
  const length = often(said, at)
  if (length === 0) return []
  return [{ slot: 'habit', domain: 'leisure', entity: subject.entity, from: at, to: at + length, at }]
}

/** "Putting away 50 bucks a week", "up at 5:15 three days a week": the speaker's where a sentence begins. */
export function bareHabit(said: Said, at: number): readonly DomainFact[] {
  const key = said.words[at]?.key ?? ''
  const isDoing = key.endsWith('ing') && baseForms(key).length > 0 && !NO_DEED.has(baseForms(key)[0] ?? '')
  const isUp = /^(?:up|out|in)$/u.test(key) && /^(?:at|by|before)$/u.test(said.words[at + 1]?.key ?? '')
  const length = isDoing || isUp ? often(said, at) : 0
  const after = said.words[at + length]
  const ends =
    after === undefined || isMark(after) || /^(?:so|for|to|and|but|because|with|since)$/u.test(after.key)
  if (length === 0 || !ends) return []
  return [{ slot: 'habit', domain: 'leisure', entity: 'user', from: at, to: at + length, at }]
}

/** "In the weekends I sell brigadeiros", "Tuesdays I watch the twins": the time goes first. */
export function timedHabit(
  said: Said,
  at: number,
  subjectFrom: (at: number) => Subject | null,
): readonly DomainFact[] {
  const time = FRONTED.exec(restOf(said, at).join(' '))?.[0]
  if (time === undefined) return []
  const next = at + time.split(' ').length
  const subject = subjectFrom(said.words[next]?.key === ',' ? next + 1 : next)
  if (!subject || subject.entity.startsWith(PRONOUN)) return []
  const verb = beforeVerb(said, subject.end)
  const isSelf = subject.entity === 'user'
  const rest = restOf(said, verb)
  if (!isDeed(said, verb, isSelf) || !isPresent(said.words[verb]?.key ?? '', isSelf)) return []
  if (rest.length < 2 || rest.length > MOST_TIMED || NO_ROUTINE.test(rest.join(' '))) return []
  return [
    {
      slot: 'habit',
      domain: 'leisure',
      entity: subject.entity,
      from: verb,
      to: verb + rest.length,
      at: verb,
    },
  ]
}
const MOST_TIMED = 10
