import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { Candidate, ExtractionContext, Reading, Refiner } from '@recollect/core/extraction'
import { deniedAfter, ofOneKind } from '../text/mistake.ts'
import { PRONOUN } from '../text/state.ts'
import { FEMALE_RELATIONS, KIN, MALE_RELATIONS } from '../lexicon/people/kinship.ts'
import { MY_KIN } from '../text/patterns.ts'
import { isSeveral } from '../clauses/kin.ts'
import { ANIMALS, BREEDS } from '../lexicon/pets/animals.ts'
import { petKind } from '../text/pet.ts'
import { placesOf } from '../text/capture.ts'
import { normalStart } from './context.ts'

const MENTION = new RegExp(
  `${MY_KIN}|\\b(?:i|we)(?: just| recently| finally)?(?:'ve| have| got| had|ve| adopted| bought| rescued| own| keep)?(?: got| adopted)? (?:an?|one|two|three|\\d) (?:[a-z]{3,10} ){0,2}?(?<owned>${[...KIN.keys()].filter((word) => /^[a-z]+$/u.test(word)).join('|')})\\b|\\bguess who (?:has|got) an? (?<guess>girlfriend|boyfriend)|\\b(?:seeing|dating) an? (?:[a-z]+ )?(?<date>guy|fella|man|bloke|lad|boy|girl|woman|lady|lass)\\b|\\b(?<other>tom|mary|john|a (?:guy|girl|man|woman|person)|the (?:guy|girl|man|woman|teacher|doctor)|this (?:guy|girl))\\b`,
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
  groups?.['kin'] ?? groups?.['owned'] ?? groups?.['guess'] ?? groups?.['date'] ?? ''

/** Said of an animal as of somebody. */
const OF_PETS =
  /^(?:name|nickname|age|gender|health|allergy|diet|weight|personality|likes|dislikes|fear|birthday|pet|event_death|event_health)$/u
/** "My old dog", "the cat", "got a whippet": not "like a horse". */
const OWNED =
  /\b(?:(?:my|our|the)(?: [a-z]+)?|(?:got|have|had|adopted|rescued|bought|'ve|kitten|puppy)(?: [a-z]+){0,2} (?:an?|two)(?: [a-z]+)?)$/u

/** The animal of the speaker's that was named last: "got a whippet from the rescue, she's called Pickle". */
function animalIn(text: string): { readonly word: string; readonly index: number } | null {
  const found = placesOf(text, /[a-z]+/gu).findLast(([word]) => ANIMALS.has(word) || BREEDS.has(word))
  return found && OWNED.test(text.slice(0, found.index).trimEnd())
    ? { word: found[0], index: found.index }
    : null
}

/** "He's fifteen now, my son": who is meant is said after. */
const SAID_AFTER = /^[^.!?]{0,40}?(?:,? |^)(?:my|our) (?<kin>[a-z]{3,12})(?=$|[,.!?]| (?:and|but|so)\b)/u

function saidAfter(candidate: Candidate, reading: Reading): string | null {
  const { clause, span } = candidate
  const rest = reading.text.slice(span.end, clause.end)
  return SAID_AFTER.exec(rest)?.groups?.['kin'] ?? null
}

function antecedent(candidate: Candidate, reading: Reading): Antecedent | null {
  const pronoun = candidate.entity.slice(PRONOUN.length)
  const fits = FITS[pronoun]
  if (!fits) return null
  const start = normalStart(candidate, reading)
  const said = reading.text.slice(Math.max(0, start - 240), start)
  const last = placesOf(said, MENTION).findLast(
    ({ groups }) => !(isOne(pronoun) && isSeveral({ word: wordIn(groups) })),
  )
  const pet = OF_PETS.test(candidate.slot) ? animalIn(said) : null
  if (pet && pet.index > (last?.index ?? -1)) return { entity: 'user.pet', word: pet.word }
  if (last?.groups?.['other'] !== undefined) return null
  const word = last ? wordIn(last.groups) : (saidAfter(candidate, reading) ?? '')
  const relation = last?.groups?.['date'] === undefined ? KIN.get(word) : PARTNERS.get(word)
  return relation !== undefined && fits(relation) ? { entity: `user.${relation}`, word } : null
}

/** Whom one is seeing, by the word for them. */
const PARTNERS = new Map([
  ...['guy', 'fella', 'man', 'bloke', 'lad', 'boy'].map((word) => [word, 'boyfriend'] as const),
  ...['girl', 'woman', 'lady', 'lass'].map((word) => [word, 'girlfriend'] as const),
])

const NEAR = 60
/** "She's 76, not 74": whoever is meant, the memory knows whose 74 it was. */
function putRight(candidate: Candidate, reading: Reading, { slots }: ExtractionContext): Candidate | null {
  const { span, value, relation, tense } = candidate
  const of = deniedAfter(reading.source.source.slice(span.end, span.end + NEAR))
  if (of === undefined || !ofOneKind(value, of) || relation !== 'sets' || tense !== 'current') return null
  const { kind } = slots.get('generic')
  return {
    ...candidate,
    kind,
    entity: 'user',
    slot: 'generic',
    facet: null,
    relation: 'updates',
    correction: { of },
  }
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
