import { BE } from '../lexicon/grammar/grammar.ts'
import { isOf } from './classes.ts'
import { complementsFrom } from './complements.ts'
import type { Phrase } from './phrase.ts'
import type { DomainFact, Predication } from './predication.ts'

/** What "have a NOUN of X" states: the preposition before X, its classes, and the slot. */
interface Had {
  readonly prepositions: readonly string[]
  readonly classes: readonly string[]
  readonly slot: string
  readonly domain: string
}

const fear: Had = { prepositions: ['of'], classes: ['THING'], slot: 'fear', domain: 'leisure' }
const taste: Had = {
  prepositions: ['for', 'with', 'of'],
  classes: ['THING'],
  slot: 'likes',
  domain: 'leisure',
}
const allergy: Had = {
  prepositions: ['to', 'of', 'for'],
  classes: ['THING'],
  slot: 'allergy',
  domain: 'health',
}
const subject: Had = { prepositions: ['in'], classes: ['STUDY'], slot: 'major', domain: 'work' }

const NOUNS: ReadonlyMap<string, Had> = new Map([
  ...['fear', 'phobia', 'terror'].map((noun) => [noun, fear] as const),
  ...['passion', 'weakness', 'obsession', 'soft'].map((noun) => [noun, taste] as const),
  ...['allergy', 'intolerance'].map((noun) => [noun, allergy] as const),
  ...[
    'degree',
    'bachelor',
    'bachelors',
    'masters',
    'phd',
    'doctorate',
    'diploma',
    'ba',
    'bsc',
    'ma',
    'msc',
  ].map((noun) => [noun, subject] as const),
])

/** The noun that was had, with what belongs to it: "terrible fear" and "the dentist". */
function parts(about: Predication): readonly [noun: string, preposition: string, of: Phrase] | null {
  const { words } = about.said
  const [object, next] = complementsFrom(words, about.verb.end).list
  if (object?.preposition !== '') return null
  const { phrase } = object
  for (let at = phrase.from; at < phrase.to; at++) {
    // "Fear of the dentist" is one phrase.
    if (words[at]?.key !== 'of' || at === phrase.from) continue
    const noun = words[at - 1]?.key ?? ''
    return [noun, 'of', { ...phrase, from: afterDeterminer(about, at + 1, phrase.to), det: '' }]
  }
  return next ? [phrase.head, next.preposition, next.phrase] : null
}

function afterDeterminer({ said }: Predication, from: number, to: number): number {
  return from + 1 < to && /^(?:the|a|an|my)$/u.test(said.words[from]?.key ?? '') ? from + 1 : from
}

/** "I have a terrible fear of the dentist", "my son has an allergy to shrimp", "she's got a degree in law". */
export function hadNoun(about: Predication): readonly DomainFact[] {
  const { said, entity, verb } = about
  if (verb.lemma !== 'have' || verb.negative || verb.past || verb.future || verb.over) return []
  const found = parts(about)
  const had = found && NOUNS.get(found[0])
  if (!found || !had?.prepositions.includes(found[1])) return []
  const [, , of] = found
  const key = said.words.slice(of.from, of.to).map((word) => word.key)
  const isPlain = !key.some((word) => BE.has(word) || word === 'of')
  const phrase = { ...of, key: key.join(' '), head: key.at(-1) ?? '' }
  if (!isPlain || !isOf(had.classes, phrase, said)) return []
  return [{ slot: had.slot, domain: had.domain, entity, from: of.from, to: of.to, at: verb.at }]
}
