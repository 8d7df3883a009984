import { MONTH_NAME } from '../lexicon/grammar/time.ts'
import { DATE } from './ahead.ts'
import type { Kin } from './kin.ts'
import type { DomainFact, Predication } from './predication.ts'
import type { Said } from './said.ts'

const BIRTH_TIME = new RegExp(`^(?:on |in )?(?<time>${DATE}|${MONTH_NAME})(?![a-z'\\d])`, 'u')

/** "My mother turns 70 in March", "dad will be 84 on the 9th of November": the day, or the month. */
export function birthdayFacts({ said, entity, verb }: Predication): readonly DomainFact[] {
  const turns = verb.lemma === 'turn' || (verb.lemma === 'be' && verb.future)
  const age = said.words[verb.end]?.key ?? ''
  if (!turns || verb.past || verb.negative || !/^(?:\d{1,2}(?:st|nd|rd|th)?|[a-z]+)$/u.test(age)) return []
  return dayAt(said, verb.end + 1, { entity, at: verb.at })
}

function dayAt(said: Said, from: number, base: Pick<DomainFact, 'entity' | 'at'>): readonly DomainFact[] {
  const some = said.words.slice(from, from + MOST)
  const match = BIRTH_TIME.exec(some.map(({ key }) => key).join(' '))
  const time = match?.groups?.['time']
  if (!match || time === undefined) return []
  const to = from + match[0].split(' ').length
  return [{ ...base, slot: 'birthday', domain: 'family', from: to - time.split(' ').length, to }]
}
const MOST = 6

const NAMES_DAY = /^(?:birthday|birthdays|\d{1,3}(?:st|nd|rd|th))$/u

/** "My wife's birthday is 14 feb", "my mum's 84th on the 12th of May". */
export function kinBirthday(said: Said, kin: Kin): readonly DomainFact[] {
  let at = kin.end + 1
  let isBirthday = false
  while (NAMES_DAY.test(said.words[at]?.key ?? '')) {
    isBirthday = true
    at += 1
  }
  if (!isBirthday) return []
  if (/^(?:is|'s|falls|comes)$/u.test(said.words[at]?.key ?? '')) at += 1
  return dayAt(said, at, { entity: `user.${kin.relation}`, at: kin.from })
}
