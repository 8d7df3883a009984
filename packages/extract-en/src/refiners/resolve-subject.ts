import type { Candidate, Reading, Refiner } from '@recollect/core'
import { PRONOUN } from '../frames.ts'
import { FEMALE_RELATIONS, KIN, MALE_RELATIONS } from '../lexicon/kinship.ts'
import { MY_KIN } from '../patterns.ts'
import { normalStart } from './context.ts'

const MENTION = new RegExp(
  `${MY_KIN}|\\b(?:i|we)(?: just| recently| finally)?(?:'ve| have| got| had|ve| adopted| bought| rescued| own| keep)?(?: got| adopted)? (?:an?|one|two|three|\\d) (?:[a-z]{3,10} ){0,2}?(?<owned>${[...KIN.keys()].filter((word) => /^[a-z]+$/u.test(word)).join('|')})\\b|\\bguess who (?:has|got) an? (?<guess>girlfriend|boyfriend)|\\b(?<other>tom|mary|john|a (?:guy|girl|man|woman|person)|the (?:guy|girl|man|woman|teacher|doctor)|this (?:guy|girl))\\b`,
  'gu',
)

const FITS: Readonly<Record<string, (relation: string) => boolean>> = {
  he: (relation) => !FEMALE_RELATIONS.has(relation),
  she: (relation) => !MALE_RELATIONS.has(relation),
  they: () => true,
  it: (relation) => relation === 'pet',
}

function antecedent(candidate: Candidate, reading: Reading): string | null {
  const pronoun = candidate.entity.slice(PRONOUN.length)
  const fits = FITS[pronoun]
  const start = normalStart(candidate, reading)
  const mentions = [...reading.text.slice(Math.max(0, start - 240), start).matchAll(MENTION)]
  const last = mentions.at(-1)
  if (!last || !fits || last.groups?.['other'] !== undefined) return null
  const relation = KIN.get(last.groups?.['kin'] ?? last.groups?.['owned'] ?? last.groups?.['guess'] ?? '')
  return relation !== undefined && fits(relation) ? `user.${relation}` : null
}

/** "I have a nephew, he is in kindergarten": whom a pronoun means, by the last relative named; unknown people get no card. */
export const resolveSubject: Refiner = {
  id: 'en/resolve-subject',
  refine: (candidate, reading) => {
    if (!candidate.entity.startsWith(PRONOUN)) return [candidate]
    const entity = antecedent(candidate, reading)
    return entity === null
      ? { drop: 'the pronoun means nobody tied to the speaker' }
      : [{ ...candidate, entity }]
  },
}
