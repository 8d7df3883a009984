import type { Engine } from '../engine.ts'
import { normalizeText, estimateTokens } from '@recollect/core/text'
import type { NormalizedText } from '@recollect/core/extraction'
import { blankRecalled, textHash } from '@recollect/core/plugin'
import { questionForm } from './question-form.ts'

/** By what a question is found. */
export interface ReadQuestion {
  /** Of the normalised question. */
  readonly questionHash: string
  /** Content terms and the characters of Chinese words, each once. */
  readonly tokens: readonly string[]
}

/** A pasted document is found by its beginning: each token is an entry in the index. */
const MAX_TOKENS = 256

/** Pure. What a context brought into the text is no part of it. */
export const readQuestion = (engine: Engine, q: string): ReadQuestion =>
  readNormalized(engine, normalizeText(blankRecalled(q)))

/** The same for a question that is normalised already and all the user's own. Pure. */
export function readNormalized(engine: Engine, { source, text }: NormalizedText): ReadQuestion {
  const tokens = new Set([...engine.termsOf(text), ...engine.piecesOf(text)])
  return { questionHash: textHash(questionForm(engine, source)), tokens: [...tokens].slice(0, MAX_TOKENS) }
}

/** Tokens of an answer, estimated; 0 without one, and only then. Pure. */
export const countAnswerTokens = (a: string | null): number =>
  a === null ? 0 : Math.max(1, estimateTokens(blankRecalled(a).trim()))
