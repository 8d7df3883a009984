import { kindsByWord, longestByFirst } from '@recollect/rules'
import type { Token } from '@recollect/core/extraction'
import { ALLERGENS } from '../lexicon/health/allergens.ts'
import { DIETS, REGIMENS } from '../lexicon/health/diets.ts'
import { BODY_PARTS, ILLNESS_ENDS, INJURIES } from '../lexicon/health/illnesses.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { LEISURE_VERBS, PASTIME_WORDS } from '../lexicon/pastimes/leisure.ts'
import { DOUBLE_SURNAMES } from '../lexicon/people/names.ts'
import { INDUSTRIES, OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { COMPANIES, SCHOOLS } from '../lexicon/work/organizations.ts'
import { CITIES, COUNTRIES, FOREIGN_CITIES } from '../lexicon/home/places.ts'
import { SPECIES } from '../lexicon/pets/species.ts'
import { CRAFTS, STUDY_FIELDS } from '../lexicon/study/studies.ts'
import { CANNOT_BEAR, LIKING } from '../lexicon/tastes/tastes.ts'
import { BRANDS, DEVICE_KINDS, PETS, POSSESSIONS, VEHICLES } from '../lexicon/things/things.ts'
import { CONSTELLATIONS, PEOPLES, TRAITS } from '../lexicon/self/traits.ts'
import { WORK_HEADS } from '../lexicon/work/work-heads.ts'
import { ORGANISATIONS } from '../lexicon/work/workplaces.ts'

/** Kinds of words by which values are told apart; the names are written in the table that was learned. */
const CLASSES: Readonly<Record<string, Iterable<string>>> = {
  allergen: ALLERGENS,
  diet: [...DIETS, ...REGIMENS],
  body: BODY_PARTS,
  illness: ILLNESS_ENDS,
  injury: INJURIES,
  kin: Object.values(KIN).flat(),
  doing: LEISURE_VERBS,
  pastime: PASTIME_WORDS,
  surname: DOUBLE_SURNAMES,
  industry: INDUSTRIES,
  job: OCCUPATIONS,
  company: COMPANIES,
  school: SCHOOLS,
  city: [...CITIES, ...FOREIGN_CITIES],
  country: COUNTRIES,
  animal: [...PETS, ...Object.values(SPECIES).flat()],
  craft: CRAFTS,
  field: STUDY_FIELDS,
  hate: CANNOT_BEAR,
  liking: LIKING,
  brand: BRANDS,
  device: Object.values(DEVICE_KINDS).flat(),
  possession: POSSESSIONS,
  vehicle: VEHICLES,
  sign: CONSTELLATIONS,
  people: PEOPLES,
  trait: TRAITS,
  work: WORK_HEADS,
  workplace: ORGANISATIONS,
}

interface Index {
  readonly kinds: ReadonlyMap<string, readonly string[]>
  /** By first character: how long the longest word is. */
  readonly longest: ReadonlyMap<string, number>
}

let index: Index | null = null

const LONGEST = 8

function indexOf(lists: typeof CLASSES): Index {
  const kinds = kindsByWord(lists)
  return { kinds, longest: longestByFirst(kinds.keys(), LONGEST) }
}

/** Where in a word of its kind a character stands. */
const markOf = (at: number, length: number): string => (at === 0 ? '' : at === length - 1 ? '-' : '+')

/** Kinds of each token, by the words it is part of. */
export function classes(tokens: readonly Token[]): readonly (readonly string[])[] {
  index ??= indexOf(CLASSES)
  const { kinds, longest } = index
  const found = tokens.map((): string[] => [])
  for (let from = 0; from < tokens.length; from++) {
    const most = longest.get(tokens[from]?.key.charAt(0) ?? '') ?? 0
    let word = ''
    for (let length = 1; length <= most && from + length <= tokens.length; length++) {
      word += tokens[from + length - 1]?.key ?? ''
      for (const kind of kinds.get(word) ?? [])
        for (let at = 0; at < length; at++) {
          const own = found[from + at]
          const marked = `${markOf(at, length)}${kind}`
          if (own && !own.includes(marked)) own.push(marked)
        }
    }
  }
  return found
}
