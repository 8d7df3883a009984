import type { CandidateWord } from './candidate-words.ts'

/** A word with how many of the log's turns have it, and of how many. */
export interface RatedWord {
  readonly word: CandidateWord
  readonly turns: number
  readonly of: number
}

const MAX_TOPICS = 3
/** Of a log shorter than this nothing can be said to be everywhere in it. */
const MIN_LOG = 20
/** In more of the turns than this a word is everywhere. */
const EVERYWHERE = 0.3
/** What has less than this share of the best word's weight does not stand out. */
const BEHIND = 0.5

/** Words that stand out: much of the pair, little of the log (tf × idf). Best first. Pure. */
export function standingOut(words: readonly RatedWord[]): readonly CandidateWord[] {
  const weighed = words
    .filter(({ turns, of }) => of < MIN_LOG || turns <= EVERYWHERE * of)
    .map(({ word, turns, of }) => ({ word, weight: word.count * Math.log(1 + (of + 1) / (turns + 1)) }))
    .sort((a, b) => b.weight - a.weight || a.word.start - b.word.start)
  const best = weighed[0]?.weight ?? 0
  return weighed
    .filter(({ weight }) => weight >= BEHIND * best)
    .slice(0, MAX_TOPICS)
    .map(({ word }) => word)
}
