import { BREEDS } from '../lexicon/pets/animals.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { OWN_POSSESSIVES } from '../lexicon/grammar/grammar.ts'
import { petKind } from '../text/pet.ts'
import { isCapital, isUnknown, nameAt } from './name.ts'
import { isMark } from './words.ts'
import type { DomainFact, Predication } from './predication.ts'
import type { Said } from './said.ts'
import { kinAt } from './kin.ts'
import { verbAt } from './verb.ts'

/** Positions of the names that begin here: "moose and biscuit", "kayla, rob and dmitri"; none where a word can be no name. */
function namesAt(said: Said, from: number, most: number): readonly number[] {
  const found: number[] = []
  let at = from
  for (;;) {
    if (!isNameLike(said, at) || found.length > most) return []
    found.push(at)
    const key = said.words[at + 1]?.key ?? ''
    const second = said.words[at + 2]?.key ?? ''
    if (key === ',' && (second === 'and' || second === '&')) at += 3
    else if ((key === ',' && isNameLike(said, at + 2)) || key === 'and' || key === '&') at += 2
    else break
  }
  return found
}

const isNameLike = (said: Said, at: number): boolean => {
  const word = said.words[at]
  if (!word || isMark(word)) return false
  return (
    nameAt(said, at, false) || GIVEN_NAMES.has(word.key) || isUnknown(word.key) || PET_NAMES.has(word.key)
  )
}

/** Words that are names of animals more often than not, after "two dogs,". */
const PET_NAMES = new Set([
  'moose',
  'biscuit',
  'bear',
  'tiger',
  'coco',
  'peanut',
  'ginger',
  'pepper',
  'cookie',
  'mango',
  'pumpkin',
  'honey',
  'shadow',
  'rocky',
  'smokey',
  'tofu',
  'waffles',
  'waffle',
  'nugget',
  'noodle',
  'pickles',
  'olive',
  'hazel',
  'willow',
  'socks',
  'oreo',
  'mochi',
  'beans',
  'bean',
  'duke',
  'ace',
  'ziggy',
  'midnight',
  'patches',
  'fox',
  'wolf',
])

const COUNTS = new Map([
  ['two', 2],
  ['2', 2],
  ['three', 3],
  ['3', 3],
  ['four', 4],
  ['4', 4],
  ['five', 5],
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['1', 1],
])
const END = { key: '.', start: 0, end: 0 }
const CALLS = /^(?:called|named|name|names)$/u

/** "Two dogs, moose and biscuit", "three kids: Sam, Ellie and Jo", "a beagle called Rex". */
export function namedAfter(said: Said, noun: number, counted: string): readonly DomainFact[] {
  const word = said.words[noun]?.key ?? ''
  const isPet = petKind(word) !== undefined || BREEDS.has(word)
  const relation = KIN.get(word) ?? (isPet ? 'pet' : undefined)
  const mark = said.words[noun + 1]?.key ?? ''
  const isCalled = CALLS.test(mark)
  if (relation === undefined || !(isCalled || mark === ',' || mark === ':' || mark === '-' || mark === '('))
    return []
  const names = namesAt(said, noun + 2, 6)
  const count = COUNTS.get(counted)
  // Without "called", there are as many names as animals or people: else it may be anything.
  const isOne =
    names.length === 1 &&
    isCapital(said, noun + 2) &&
    isMark(said.words[noun + 3] ?? END) &&
    relation === 'pet'
  if (names.length === 0 || (!isCalled && !isOne && (count !== names.length || names.length < 2))) return []
  const kind = relation === 'pet' ? petKind(word) : undefined
  return names.map((at) => ({
    slot: 'name',
    domain: 'family',
    entity: `user.${relation}`,
    from: at,
    to: at + 1,
    at: noun,
    ...(kind !== undefined && { facet: kind }),
  }))
}

/** "Mel from the gym is officially my girlfriend". */
export function introducedAt(said: Said, from: number): readonly DomainFact[] {
  if (!nameAt(said, from, true) && !GIVEN_NAMES.has(said.words[from]?.key ?? '')) return []
  let at = from + 1
  if (/^(?:from|at|in)$/u.test(said.words[at]?.key ?? '')) {
    while (at < from + 6 && !verbAt(said.words, at)) at += 1
  }
  const verb = verbAt(said.words, at)
  if (verb?.lemma !== 'be' || verb.negative || verb.past || verb.future) return []
  if (!OWN_POSSESSIVES.has(said.words[verb.end]?.key ?? '')) return []
  const kin = kinAt(said, verb.end, false)
  const after = kin ? said.words[kin.end] : undefined
  if (
    !kin ||
    kin.name >= 0 ||
    (after !== undefined && !isMark(after) && !/^(?:and|now|but)$/u.test(after.key))
  )
    return []
  return [{ slot: 'name', domain: 'family', entity: `user.${kin.relation}`, from, to: from + 1, at: from }]
}

const SEES = /^(?:see|date|meet)$/u
const FEMALE = /^(?:girl|woman|lady|chick|lass)$/u
const MALE = /^(?:guy|man|dude|bloke|lad|fella|fellow|boy)$/u

/** "Been seeing this girl Tasha since April", "he's going out with a lad called Tom". */
export function dated({ said, entity, verb }: Predication): readonly DomainFact[] {
  if (!(verb.progressive && (SEES.test(verb.lemma) || verb.lemma === 'go')) || verb.negative || verb.past)
    return []
  let at = verb.end
  if (verb.lemma === 'go') {
    if (said.words[at]?.key !== 'out' || said.words[at + 1]?.key !== 'with') return []
    at += 2
  }
  while (/^(?:this|a|an|new|the|lovely|really|great|nice|cute|sweet|local)$/u.test(said.words[at]?.key ?? ''))
    at += 1
  const word = said.words[at]?.key ?? ''
  const relation = FEMALE.test(word) ? 'girlfriend' : MALE.test(word) ? 'boyfriend' : null
  if (relation === null || entity !== 'user') return []
  const name = CALLS.test(said.words[at + 1]?.key ?? '') ? at + 2 : at + 1
  if (!isNameLike(said, name)) return []
  return [
    { slot: 'name', domain: 'family', entity: `user.${relation}`, from: name, to: name + 1, at: verb.at },
  ]
}
