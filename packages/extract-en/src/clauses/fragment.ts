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

/** What words without a verb tell where a sentence begins. */
export const fragmentFacts = (said: Said, from: number): readonly DomainFact[] => [...counted(said, from)]
