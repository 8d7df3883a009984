import { DRINKS } from '../lexicon/grammar/noun-heads.ts'
import { FOODS } from '../lexicon/grammar/noun-kinds.ts'
import { ANIMALS } from '../lexicon/pets/animals.ts'
import { isOf } from './classes.ts'
import { isCapital } from './name.ts'
import { phraseAt } from './phrase.ts'
import type { Phrase } from './phrase.ts'
import { petKind } from '../text/pet.ts'
import { PRONOUN } from '../text/state.ts'
import type { DomainFact, Predication } from './predication.ts'
import type { Said } from './said.ts'
import { isMark } from './words.ts'
import type { Word } from './words.ts'

/** What a clause says by pointing back: "got a job in Dublin and moved over there", "a kitten …, the kids named her Olive". */

const MOVES: ReadonlySet<string> = new Set(['move', 'relocate', 'emigrate'])

/** The place named last before a word. */
function placeBefore(said: Said, to: number): Phrase | null {
  for (let at = to - 1; at >= 0; at--) {
    if (!/^(?:in|to|near)$/u.test(said.words[at]?.key ?? '')) continue
    const phrase = phraseAt(said.words, at + 1)
    if (phrase && phrase.to <= to && isOf(['SUREPLACE'], phrase, said)) return phrase
  }
  return null
}

function movedThere({ said, entity, verb }: Predication): readonly DomainFact[] {
  const isMove = MOVES.has(verb.lemma) && (verb.past || verb.perfect) && !verb.negative && !verb.over
  const next = said.words.slice(verb.end, verb.end + 3).map(({ key }) => key)
  if (!isMove || !/^(?:(?:over|out|up|down|back) )?there\b/u.test(next.join(' '))) return []
  const place = placeBefore(said, verb.from)
  return place
    ? [
        {
          slot: 'location',
          domain: 'living',
          entity,
          from: place.from,
          to: place.to,
          at: verb.at,
          relation: 'updates',
        },
      ]
    : []
}

const isAnimal = (key: string): boolean => ANIMALS.has(key) || petKind(key) !== undefined

/** Whom "named her" names: the animal or the baby that was spoken of. */
function bearer({ words }: Said, to: number): { readonly entity: string; readonly facet?: string } | null {
  for (let at = to - 1; at >= 0; at--) {
    const key = words[at]?.key ?? ''
    const facet = petKind(key)
    if (isAnimal(key)) return { entity: 'user.pet', ...(facet !== undefined && { facet }) }
    if (/^(?:baby|newborn|twins)$/u.test(key)) return { entity: 'user.child' }
  }
  return null
}

function namedThem({ said, entity, verb }: Predication): readonly DomainFact[] {
  const isNaming = /^(?:name|call)$/u.test(verb.lemma) && (verb.past || verb.perfect) && !verb.negative
  const isFamily = entity === 'user' || /^user\.(?:child|son|daughter|wife|husband|partner)/u.test(entity)
  const name = verb.end + 1
  const after = said.words[name + 1]
  const isWhole =
    after === undefined || isMark(after) || /^(?:because|cos|after|for|since|as|and|so)$/u.test(after.key)
  if (!isNaming || !isFamily || !/^(?:her|him|it)$/u.test(said.words[verb.end]?.key ?? '')) return []
  if (!isWhole || !isCapital(said, name)) return []
  const whom = bearer(said, verb.from)
  return whom ? [{ slot: 'name', domain: 'family', from: name, to: name + 1, at: verb.at, ...whom }] : []
}

const FREE = /^(?<of>[a-z]{2,12})-free$/u
const isFood = (key: string): boolean => FOODS.has(key) || FOODS.has(`${key}s`)

/** "A nut-free cake, my daughter's allergic", "gf wants a cat but I'm allergic": to what was named before. */
function allergicTo({ said, entity, verb }: Predication): readonly DomainFact[] {
  const [key, next] = [said.words[verb.end]?.key, said.words[verb.end + 1]]
  const isBare =
    verb.lemma === 'be' && !verb.negative && !verb.past && key === 'allergic' && next?.key !== 'to'
  if (!isBare) return []
  const before = said.words.slice(0, verb.from)
  const without = before.findLastIndex(({ key: word }, at) => freeOf(before, word, at) !== undefined)
  const at = without >= 0 ? without : before.findLastIndex(({ key: word }) => isAnimal(word) || isFood(word))
  if (at < 0) return []
  const value = without < 0 ? undefined : freeOf(before, before[at]?.key ?? '', at)
  const fact = { slot: 'allergy', domain: 'health', entity, from: at, to: at + 1, at: verb.at }
  return [value === undefined ? fact : { ...fact, value }]
}

/** What is "nut-free" or "egg free" without. */
const freeOf = (words: readonly Word[], key: string, at: number): string | undefined =>
  FREE.exec(key)?.groups?.['of'] ?? (words[at + 1]?.key === 'free' ? key : undefined)

const wordsAfter = ({ said, verb }: Predication, count: number): string =>
  said.words
    .slice(verb.end, verb.end + count)
    .map(({ key }) => key)
    .join(' ')

/** "When I was at Bosch, I'm not with them any more": where one worked. */
function goneFrom(about: Predication): readonly DomainFact[] {
  const { said, entity, verb } = about
  const isGone =
    verb.lemma === 'be' &&
    (verb.negative || verb.over) &&
    /^(?:with them|there|at that place)(?: any ?more| any longer| now)?\b/u.test(wordsAfter(about, 4))
  if (!isGone || entity !== 'user') return []
  for (let at = verb.from - 1; at >= 0; at--) {
    if (!/^(?:at|for|with)$/u.test(said.words[at]?.key ?? '')) continue
    const phrase = phraseAt(said.words, at + 1)
    if (phrase && isOf(['PROPER', 'EMPLOYER'], phrase, said))
      return [
        {
          slot: 'employer',
          domain: 'work',
          entity,
          from: phrase.from,
          to: phrase.to,
          at: verb.at,
          relation: 'retracts',
        },
      ]
  }
  return []
}

/** "The dog wants feeding, he's a lurcher": the animal's breed. */
function breedOf({ said, entity, verb }: Predication): readonly DomainFact[] {
  if (!entity.startsWith(PRONOUN) || verb.lemma !== 'be' || verb.negative || verb.past) return []
  const phrase = phraseAt(said.words, verb.end)
  if (!phrase || !/^an?$/u.test(phrase.det) || !isOf(['ANIMAL'], phrase, said)) return []
  const isOwn = said.words.some(
    ({ key }, at) =>
      at < verb.from && isAnimal(key) && /^(?:my|our|the)$/u.test(said.words[at - 1]?.key ?? ''),
  )
  return isOwn
    ? [{ slot: 'pet', domain: 'family', entity: 'user', from: phrase.from, to: phrase.to, at: verb.at }]
    : []
}

/** "Don't say coffee because I can't stand the stuff". */
function stuffDisliked(about: Predication): readonly DomainFact[] {
  const { said, entity, verb } = about
  const isHated =
    (/^(?:stand|abide|stomach|bear)$/u.test(verb.lemma) && verb.can && verb.negative) ||
    (/^(?:hate|detest|loathe)$/u.test(verb.lemma) && !verb.negative)
  if (!isHated || verb.past || !/^(?:the stuff|the things|them things)\b/u.test(wordsAfter(about, 2)))
    return []
  const at = said.words.findLastIndex(
    ({ key }, index) => index < verb.from && (isFood(key) || DRINKS.has(key)),
  )
  return at < 0
    ? []
    : [
        {
          slot: 'dislikes',
          domain: 'leisure',
          entity,
          from: at,
          to: at + 1,
          at: verb.at,
          polarity: 'negative',
        },
      ]
}

export const pointedFacts = (about: Predication): readonly DomainFact[] => [
  ...movedThere(about),
  ...namedThem(about),
  ...allergicTo(about),
  ...goneFrom(about),
  ...breedOf(about),
  ...stuffDisliked(about),
]
