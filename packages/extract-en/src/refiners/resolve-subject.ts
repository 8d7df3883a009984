import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { Candidate, ExtractionContext, Reading, Refiner } from '@recollect/core/extraction'
import { deniedAfter, ofOneKind } from '../text/mistake.ts'
import { PRONOUN } from '../text/state.ts'
import { FEMALE_RELATIONS, KIN, MALE_RELATIONS } from '../lexicon/people/kinship.ts'
import { MY_KIN } from '../text/patterns.ts'
import { isSeveral } from '../clauses/kin.ts'
import { petKind } from '../text/pet.ts'
import { placesOf } from '../text/capture.ts'
import { normalStart } from './context.ts'

const MENTION = new RegExp(
  `${MY_KIN}|\\b(?:i|we)(?: just| recently| finally)?(?:'ve| have| got| had|ve| adopted| bought| rescued| own| keep)?(?: got| adopted)? (?:an?|one|two|three|\\d) (?:[a-z]{3,10} ){0,2}?(?<owned>${[...KIN.keys()].filter((word) => /^[a-z]+$/u.test(word)).join('|')})\\b|\\bguess who (?:has|got) an? (?<guess>girlfriend|boyfriend)|\\b(?<other>tom|mary|john|a (?:guy|girl|man|woman|person)|the (?:guy|girl|man|woman|teacher|doctor)|this (?:guy|girl))\\b`,
  'gu',
)

const FITS: Names<(relation: string) => boolean> = byName({
  he: (relation) => !FEMALE_RELATIONS.has(relation),
  she: (relation) => !MALE_RELATIONS.has(relation),
  they: () => true,
  it: (relation) => relation === 'pet',
})

interface Antecedent {
  readonly entity: string
  /** The word that named it. */
  readonly word: string
}

const isOne = (pronoun: string): boolean => pronoun === 'he' || pronoun === 'she'

const wordIn = (groups: RegExpExecArray['groups']): string =>
  groups?.['kin'] ?? groups?.['owned'] ?? groups?.['guess'] ?? ''

function antecedent(candidate: Candidate, reading: Reading): Antecedent | null {
  const pronoun = candidate.entity.slice(PRONOUN.length)
  const fits = FITS[pronoun]
  const start = normalStart(candidate, reading)
  const mentions = placesOf(reading.text.slice(Math.max(0, start - 240), start), MENTION)
  const last = mentions.findLast(({ groups }) => !(isOne(pronoun) && isSeveral({ word: wordIn(groups) })))
  if (!last || !fits || last.groups?.['other'] !== undefined) return null
  const word = wordIn(last.groups)
  const relation = KIN.get(word)
  return relation !== undefined && fits(relation) ? { entity: `user.${relation}`, word } : null
}

const NEAR = 60
/** "She's 76, not 74": whoever is meant, the memory knows whose 74 it was. */
function putRight(candidate: Candidate, reading: Reading, { slots }: ExtractionContext): Candidate | null {
  const { span, value, relation, tense } = candidate
  const of = deniedAfter(reading.source.source.slice(span.end, span.end + NEAR))
  if (of === undefined || !ofOneKind(value, of) || relation !== 'sets' || tense !== 'current') return null
  const { kind } = slots.get('generic')
  return { ...candidate, kind, entity: 'user', slot: 'generic', facet: null, relation: 'updates', correction: { of } }
}

/** "I have a nephew, he is in kindergarten": whom a pronoun means, by the last relative named; unknown people get no card. */
export const resolveSubject: Refiner = {
  id: 'en/resolve-subject',
  refine: (candidate, reading, context) => {
    if (!candidate.entity.startsWith(PRONOUN)) return [candidate]
    const found = antecedent(candidate, reading)
    const right = found === null ? putRight(candidate, reading, context) : null
    if (right) return [right]
    if (found === null) return { drop: 'the pronoun means nobody tied to the speaker' }
    const { entity, word } = found
    const kind = entity === 'user.pet' && candidate.slot === 'name' ? petKind(word) : undefined
    return [{ ...candidate, entity, facet: kind ?? candidate.facet }]
  },
}
