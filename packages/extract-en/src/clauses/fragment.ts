import { isOf } from './classes.ts'
import { namedAfter } from './people.ts'
import { phraseAt } from './phrase.ts'
import type { DomainFact } from './predication.ts'
import type { Said } from './said.ts'

/** "Two dogs, moose and biscuit". */
function counted(said: Said, from: number): readonly DomainFact[] {
  const phrase = phraseAt(said.words, from)
  if (!phrase) return []
  const count = said.words[phrase.from]?.key ?? ''
  const names = namedAfter(said, phrase.to - 1, count)
  if (names.length === 0 || !isOf(['ANIMAL'], phrase, said)) return names
  const pet = {
    slot: 'pet',
    domain: 'family',
    entity: 'user',
    from: phrase.from,
    to: phrase.to,
    at: phrase.from,
  } as const
  return [...names, pet]
}

/** "Hull born and bred". */
function bornAndBred(said: Said, from: number): readonly DomainFact[] {
  const phrase = phraseAt(said.words, from)
  const rest = said.words.slice(phrase?.to ?? from, (phrase?.to ?? from) + 3).map(({ key }) => key)
  if (!phrase || !/^born (?:and|&|n) (?:bred|raised)$/u.test(rest.join(' '))) return []
  if (!isOf(['SUREPLACE'], phrase, said)) return []
  return [
    { slot: 'hometown', domain: 'living', entity: 'user', from: phrase.from, to: phrase.to, at: phrase.from },
  ]
}

/** What words without a verb tell where a sentence begins. */
export const fragmentFacts = (said: Said, from: number): readonly DomainFact[] => [
  ...counted(said, from),
  ...bornAndBred(said, from),
]
