import { KIN } from '../lexicon/people/kinship.ts'
import { NUMBERS } from '../lexicon/grammar/grammar.ts'
import { slotOf } from '../text/relation.ts'
import { isOf } from './classes.ts'
import { phraseAt } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'

const isCount = (key: string): boolean => NUMBERS.has(key) || /^\d$/u.test(key)

function member(said: Said, phrase: Phrase, at: number): readonly DomainFact[] {
  const base = { entity: 'user', domain: 'family', at, granted: true } as const
  if (isOf(['ANIMAL'], phrase, said)) return [{ ...base, slot: 'pet', from: phrase.from, to: phrase.to }]
  const relation = KIN.get(phrase.head) ?? KIN.get(phrase.head.replace(/s$/u, ''))
  if (relation === undefined || relation === 'pet' || !/^(?:my|our|an?)?$/u.test(phrase.det)) return []
  const first = said.words[phrase.from]?.key ?? ''
  if (isCount(first) && phrase.to > phrase.from + 1)
    return [{ ...base, slot: slotOf(relation), from: phrase.from, to: phrase.from + 1, facet: 'count' }]
  return [{ ...base, slot: slotOf(relation), from: phrase.from, to: phrase.to, value: '1' }]
}

/** "With my wife, two kids and a dog": who belongs to one's home. */
export function companyFacts(said: Said, preposition: number): readonly DomainFact[] {
  const facts: DomainFact[] = []
  let at = preposition + 1
  for (;;) {
    const phrase = phraseAt(said.words, at)
    if (!phrase) return facts
    facts.push(...member(said, phrase, preposition))
    const key = said.words[phrase.to]?.key ?? ''
    const next = said.words[phrase.to + 1]?.key ?? ''
    if (key === ',' && next === 'and') at = phrase.to + 2
    else if (key === ',' || key === 'and' || key === '&') at = phrase.to + 1
    else return facts
  }
}
