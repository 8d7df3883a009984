import type { Capture, Proposal } from '@recollect/core/extraction'
import { inLexicon, nounPhrase } from './state.ts'
import { CONDITIONS, HEALTH_ADJECTIVES } from '../lexicon/health/health.ts'
import { INSTRUMENTS } from '../lexicon/pastimes/leisure.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { LANGUAGES, NATIONALITIES } from '../lexicon/self/nationalities.ts'
import { INDUSTRIES, OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { cutAt, keyOf, nounKey, stripLead } from './capture.ts'
import { placeIn } from './place.ts'

type Said = Pick<Proposal, 'slot' | 'value' | 'tense'>

const END =
  /\s?(?:,|\s(?:and|but|so|because|who|which|that|with|for|since|when|where|now|too|at|in|near|every|all the|lol|haha|btw)\b)/iu
const FOOD_END = /\s?(?:,|\s(?:and (?:he|she|they|i|it)|but|so|because|who|which|when|lol|haha|btw)\b)/iu

const past = (words: Capture): Pick<Proposal, 'tense'> =>
  /^(?:was|were|used to|lived|worked)\b/u.test(keyOf(words.text)) ? { tense: 'past' } : {}

/** Ways to read a predicate: the words that begin it, and what the rest must be. */
const READERS: readonly (readonly [RegExp, (rest: Capture) => Said | null])[] = [
  [
    /^(?:used to live|lived|lives?|is living|is based|resides|stays|is) (?:out |over |up |down |back )?(?:in|at|near) /iu,
    (rest) => {
      const place = placeIn(rest)
      return place && /^\p{Lu}/u.test(place.text) ? { slot: 'location', value: place } : null
    },
  ],
  [
    /^(?:is|'s|s|was|are|used to be|works as|worked as) (?:also |now |actually )?(?:an? )?(?=[a-z])/iu,
    (rest) => trade(rest) ?? trait(rest),
  ],
  [
    /^(?:works?|worked|used to work) (?:at|for|with) (?=\p{Lu})/iu,
    (rest) => {
      const value = cutAt(rest, END)
      return value && { slot: 'employer', value }
    },
  ],
  [
    /^(?:works?|worked) in /iu,
    (rest) => {
      const value = cutAt(rest, END)
      return value && INDUSTRIES.has(keyOf(value.text)) ? { slot: 'occupation', value } : null
    },
  ],
  [
    /^(?:(?:absolutely|really) )?(?:loves|adores|likes|is obsessed with|is crazy about|is mad about|is into) (?!(?:it|to|that|this|me|him|her|you|how|when)\b)/iu,
    (rest) => {
      const value = cutAt(rest, FOOD_END)
      return value && { slot: 'likes', value }
    },
  ],
  [
    /^(?:hates|can't stand|doesn't like|detests) (?!(?:it|to|that|this|me|him|her|you|how|when)\b)/iu,
    (rest) => {
      const value = cutAt(rest, FOOD_END)
      return value && { slot: 'dislikes', value }
    },
  ],
  [
    /^(?:has|have|had|suffers from|got|was diagnosed with|was born with) (?:an? )?/iu,
    (rest) => {
      const value = cutAt(rest, END)
      return value && inLexicon(CONDITIONS, value.text) ? { slot: 'health', value } : null
    },
  ],
  [
    /^plays (?:the )?/iu,
    (rest) => {
      const value = cutAt(rest, END)
      return value && INSTRUMENTS.has(nounKey(value.text)) ? { slot: 'skill', value } : null
    },
  ],
  [
    /^(?:speaks|only speaks|is fluent in) /iu,
    (rest) => {
      const value = cutAt(rest, END)
      return value && LANGUAGES.has(keyOf(value.text)) ? { slot: 'language', value } : null
    },
  ],
]

function trade(rest: Capture): Said | null {
  const job = nounPhrase(rest)
  return job && inLexicon(OCCUPATIONS, job.text) ? { slot: 'occupation', value: job } : null
}

function trait(rest: Capture): Said | null {
  const from = stripLead(rest, /^(?:originally )?from /iu)
  if (from && from !== rest) {
    const place = placeIn(from)
    return place && /^\p{Lu}/u.test(place.text) ? { slot: 'hometown', value: place } : null
  }
  const word = cutAt(rest, END)
  if (!word) return null
  const key = keyOf(word.text)
  const age =
    /^(?:only )?(?<age>\d{1,3}|(?:twenty|thirty|forty|fifty)[- ][a-z]+)(?: years old| yrs old)?$/u.exec(key)
  if (age) return { slot: 'age', value: word }
  if (NATIONALITIES.has(key) && !GIVEN_NAMES.has(key)) return { slot: 'nationality', value: word }
  if (HEALTH_ADJECTIVES.has(key) || CONDITIONS.has(key)) return { slot: 'health', value: word }
  return null
}

/** What a predicate in the third person ("lives in Kyoto", "is a vet") says of its subject; null when it is of no known kind. */
export function saidOf(words: Capture): Said | null {
  for (const [lead, read] of READERS) {
    const rest = stripLead(words, lead)
    if (rest === null || rest === words) continue
    const said = read(rest)
    if (said) return { ...said, ...past(words) }
  }
  return null
}
