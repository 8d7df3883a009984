import { firstWords, kindsByWord } from '@recollect/rules'
import type { Token } from '@recollect/core/extraction'
import { ANIMALS, BREEDS } from '../lexicon/pets/animals.ts'
import { EMPLOYERS } from '../lexicon/work/employers.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { INSTRUMENTS, LEISURE_GERUNDS, LEISURE_VERBS, SPORTS } from '../lexicon/pastimes/leisure.ts'
import { MEDICINES } from '../lexicon/health/medicines.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { ETHNICITIES, LANGUAGES, NATIONALITIES, RELIGIONS, ZODIAC } from '../lexicon/self/nationalities.ts'
import {
  BODY_PARTS,
  CARE,
  DIETS,
  DWELLINGS,
  FIELDS_OF_STUDY,
  PROCEDURES,
  SCHOOLS,
  TROUBLES,
  WORKPLACES,
} from '../lexicon/grammar/noun-classes.ts'
import { INDUSTRIES, OCCUPATIONS, WORK_STATES } from '../lexicon/work/occupations.ts'
import { PASTIMES } from '../lexicon/pastimes/pastimes.ts'
import { PLACES } from '../lexicon/home/places.ts'
import { SELF_LABELS, TRAITS } from '../lexicon/self/self-labels.ts'
import { DEVICES, MAKERS, POSSESSIONS, SYSTEMS, VEHICLES } from '../lexicon/things/things.ts'
import { WORD_CLASSES } from '../lexicon/spans/word-classes.ts'
import { TECH, TOOLS } from '../lexicon/study/tools.ts'

/** Kinds of words by which values are told apart; the names are written in the table that was learned. */
const CLASSES: Readonly<Record<string, Iterable<string>>> = {
  animal: ANIMALS,
  breed: BREEDS,
  employer: EMPLOYERS,
  condition: CONDITIONS,
  ill: HEALTH_ADJECTIVES,
  kin: KIN.keys(),
  instrument: INSTRUMENTS,
  doing: LEISURE_GERUNDS,
  leisure: LEISURE_VERBS,
  sport: SPORTS,
  medicine: MEDICINES,
  given: GIVEN_NAMES,
  people: ETHNICITIES,
  language: LANGUAGES,
  nation: NATIONALITIES,
  faith: RELIGIONS,
  sign: ZODIAC,
  body: BODY_PARTS,
  care: CARE,
  diet: DIETS,
  dwelling: DWELLINGS,
  field: FIELDS_OF_STUDY,
  procedure: PROCEDURES,
  school: SCHOOLS,
  trouble: TROUBLES,
  workplace: WORKPLACES,
  industry: INDUSTRIES,
  job: OCCUPATIONS,
  jobless: WORK_STATES,
  pastime: PASTIMES,
  place: PLACES,
  label: SELF_LABELS,
  trait: TRAITS,
  device: [...DEVICES.values()].flatMap((words) => [...words]),
  maker: MAKERS,
  possession: POSSESSIONS,
  system: SYSTEMS,
  vehicle: VEHICLES,
  tech: TECH,
  tool: TOOLS,
}

interface Index {
  readonly kinds: ReadonlyMap<string, readonly string[]>
  /** First words of those of several words. */
  readonly firsts: ReadonlySet<string>
}

let index: Index | null = null

function indexOf(lists: typeof CLASSES): Index {
  const kinds = kindsByWord(lists)
  return { kinds, firsts: firstWords(kinds.keys()) }
}

/** Classes of words that stand in like places, by word. */
function likeMade(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [at, line] of WORD_CLASSES.split('\n').entries()) {
    const [wide = '', ...words] = line.split(' ')
    const kinds = [`*${at.toString(36)}`, `**${wide}`]
    for (const word of words) found.set(word, kinds)
  }
  return found
}

let like: ReadonlyMap<string, readonly string[]> | null = null

const LONGEST = 3
const formsOf = (words: string): readonly string[] =>
  words.endsWith('s')
    ? [words, words.slice(0, -1), words.replace(/ies$/u, 'y'), words.replace(/'s$/u, '')]
    : [words]

/** Kinds of each token, by the words it is part of. */
export function classes(tokens: readonly Token[]): readonly (readonly string[])[] {
  index ??= indexOf(CLASSES)
  like ??= likeMade()
  const { kinds, firsts } = index
  const found = tokens.map(({ key }) => [...(like?.get(key) ?? like?.get(key.replace(/'s$/u, '')) ?? [])])
  for (const [from, { key }] of tokens.entries()) {
    let words = key
    const most = firsts.has(key) ? Math.min(LONGEST, tokens.length - from) : 1
    for (let length = 1; length <= most; length++) {
      if (length > 1) words += ` ${tokens[from + length - 1]?.key ?? ''}`
      for (const form of formsOf(words))
        for (const kind of kinds.get(form) ?? []) addKind(found, kind, from, from + length)
    }
  }
  return found
}

function addKind(found: readonly string[][], kind: string, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const own = found[at]
    if (own && !own.includes(kind)) own.push(kind)
  }
}
