import { isOf } from './classes.ts'
import { complementsFrom } from './complements.ts'
import { namedAfter } from './people.ts'
import { phraseAt } from './phrase.ts'
import type { DomainFact } from './predicate.ts'
import type { Said } from './said.ts'

const SPAN = /^(?:day|week|month|shift|year)$/u

/** "First day at Medflight done", "last shift at the Austin". */
function firstDay(said: Said, from: number): readonly DomainFact[] {
  const at = /^(?:my|the|just|finished|survived)$/u.test(said.words[from]?.key ?? '') ? from + 1 : from
  const key = said.words[at]?.key ?? ''
  if (!/^(?:first|last|final)$/u.test(key) || !SPAN.test(said.words[at + 1]?.key ?? '')) return []
  const { list } = complementsFrom(said.words, at + 2)
  const place = list.find(
    ({ preposition, phrase }) => /^(?:at|with|in)$/u.test(preposition) && isOf(['ORG'], phrase, said),
  )
  if (!place) return []
  const { from: start, to } = place.phrase
  return [
    {
      slot: 'employer',
      domain: 'work',
      entity: 'user',
      from: start,
      to,
      at,
      relation: key === 'first' ? 'updates' : 'retracts',
    },
  ]
}

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
export const fragmentFacts = (said: Said, from: number): readonly DomainFact[] => [
  ...firstDay(said, from),
  ...counted(said, from),
]
