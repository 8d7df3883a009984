import type { Keyword } from '@recollect/core/plugin'
import type { CandidateWord } from './candidate-words.ts'
import { keyOf } from './candidate-words.ts'
import { topicForm } from './topic-form.ts'

/** Nothing else may stand between two words that are one name. */
const JOINT = /^[ _-]?$/u

/** A normalised text with its words in order. */
export interface WordedText {
  readonly text: string
  readonly words: readonly (Keyword & Pick<CandidateWord, 'terms'>)[]
}

/**
 * Names of topics for the words that stand out: two that stand beside each other in the question and in the answer too are one name
 * (`memory_design`). Pure.
 */
export function nameTopics(
  chosen: readonly CandidateWord[],
  question: WordedText,
  answer: WordedText,
): readonly string[] {
  const said = new Set(pairsIn(answer))
  const joined = new Set(pairsIn(question).filter((pair) => said.has(pair)))
  const names: string[] = []
  const used = new Set<CandidateWord>()
  for (const word of chosen) {
    if (used.has(word)) continue
    const next = chosen.find((other) => joined.has(pairOf(word, other)))
    const before = chosen.find((other) => joined.has(pairOf(other, word)))
    const parts =
      next && !used.has(next) ? [word, next] : before && !used.has(before) ? [before, word] : [word]
    for (const part of parts) used.add(part)
    names.push(topicForm(parts.map(({ word: written }) => written).join('_')))
  }
  return [...new Set(names)]
}

const pairOf = (a: Parameters<typeof keyOf>[0], b: Parameters<typeof keyOf>[0]): string =>
  `${keyOf(a)}\n${keyOf(b)}`

const pairsIn = ({ text, words }: WordedText): readonly string[] =>
  words.flatMap((word, i) => {
    const next = words[i + 1]
    return next && JOINT.test(text.slice(word.end, next.start)) ? [pairOf(word, next)] : []
  })
