import type { Engine } from '../engine.ts'
import type { LanguagePack } from '@recollect/core'
import { keywordsOf } from '@recollect/core/plugin'
import type { Keyword } from '@recollect/core/plugin'

/** A word that may name a topic. */
export interface CandidateWord extends Keyword {
  /** Its index terms: forms of one word have the same. */
  readonly terms: readonly string[]
  /** How much the pair has of it: the question counts more than the answer. */
  readonly count: number
}

/** What a word of the question counts beside one of the answer. */
const ASKED = 2
/** However often the answer repeats it. */
const MOST_SAID = 3
/** Look-ups in the log are made for so many. */
const MOST_CANDIDATES = 5
const MIN_LETTERS = 3
const DIGIT = /\d/u
const DIGITS = /^\d+$/u
const LETTER = /\p{L}/u
const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{M}]+$/u

/** Content words of a question that may name its topic, the most frequent first, of equal ones the earlier. Pure. */
export function candidateWords(
  packs: readonly LanguagePack[],
  question: readonly Word[],
  answer: readonly Word[],
): readonly CandidateWord[] {
  const asked = question.filter((word) => !isNumber(word) && mayName(packs, word.folded))
  const said = countOf(answer)
  const inQuestion = countOf(asked)
  const first = new Map(asked.toReversed().map((word) => [keyOf(word), word]))
  return [...first.entries()]
    .map(([key, word]) => ({
      ...word,
      count: ASKED * (inQuestion.get(key) ?? 0) + Math.min(MOST_SAID, said.get(key) ?? 0),
    }))
    .sort((a, b) => b.count - a.count || a.start - b.start)
    .slice(0, MOST_CANDIDATES)
}

export type Word = Keyword & Pick<CandidateWord, 'terms'>

/** Words of a normalised text with the terms they are found by. */
export const wordsOf = (
  { packs, termsOf }: Pick<Engine, 'packs' | 'termsOf'>,
  text: string,
): readonly Word[] => keywordsOf(packs, text).map((word) => ({ ...word, terms: termsOf(word.folded) }))

export const keyOf = ({ terms, folded }: Pick<Word, 'terms' | 'folded'>): string => terms.join(' ') || folded

function countOf(words: readonly Word[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(keyOf(word), (counts.get(keyOf(word)) ?? 0) + 1)
  return counts
}

/** A number in words has a term in digits. */
const isNumber = ({ folded, terms }: Word): boolean =>
  !DIGIT.test(folded) && terms.some((term) => DIGITS.test(term))

/** Greetings, everyday verbs and bare numbers name nothing; a very short word only when the packs know it. Pure. */
function mayName(packs: readonly LanguagePack[], word: string): boolean {
  if (!LETTER.test(word) || packs.some(({ lexicon }) => lexicon.commonWords?.has(word))) return false
  const isShort = SPACED.test(word)
    ? word.length < MIN_LETTERS && /^\p{L}+$/u.test(word)
    : [...word].length === 1
  return !isShort || packs.some(({ lexicon }) => lexicon.synonyms.has(word) || lexicon.related?.has(word))
}
