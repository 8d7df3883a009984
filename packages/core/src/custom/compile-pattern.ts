import { LiteralReader } from '../query/literals.ts'
import { patternTree } from '../pattern/pattern-tree.ts'
import { keywordParts, keywordSource } from './keyword-source.ts'
import { readRegex, wordsOf } from './regex/read-regex.ts'
import { regexFault } from './regex/regex-fault.ts'
import type { CheckedPattern } from './schema.ts'

/** A pattern as the rule engine takes it. */
export interface CompiledPattern {
  readonly source: string
  /** One of them stands in every text that the pattern matches. */
  readonly anchors: readonly string[]
  /** What stands in it beside the value, as far as that is known; for each way in which it may be said. */
  readonly words: readonly string[]
}

interface Fault {
  readonly fault: string
}

export type Compiled = CompiledPattern | Fault

/** Same-length folding of a pack (traditional → simplified). */
export type Fold = (text: string) => string

/** What a pattern comes to for texts folded so, or why it is refused: " …" follows the pattern in the message. Pure. */
export function compilePattern(pattern: CheckedPattern, fold: Fold): Compiled {
  if (typeof pattern === 'string') return compileKeyword(pattern, fold)
  const fault = flagFault(pattern.flags) ?? syntaxFault(pattern.regex) ?? regexFault(pattern.regex)
  if (fault !== null) return { fault }
  if (!pattern.regex.includes('(?<value>')) return { fault: 'has no group (?<value>…) for the value' }
  const source = foldedSource(pattern.regex, fold)
  return withWords(anchored(source), wordsOf(readRegex(source)))
}

function compileKeyword(pattern: string, fold: Fold): Compiled {
  const parts = keywordParts(pattern)
  if (parts === null) return { fault: 'needs exactly one X, in the place of the value' }
  const [before, after] = [fold(parts.before), fold(parts.after)]
  return withWords(anchored(keywordSource({ before, after })), [`${before} ${after}`])
}

const withWords = (found: Anchored | Fault, words: readonly string[]): Compiled =>
  'fault' in found ? found : { ...found, words }

const FLAGS = /^[giu]*$/u

const flagFault = (flags: string): string | null =>
  FLAGS.test(flags) ? null : `has the flags "${flags}". Only g, i and u may be given, and need not be`

function syntaxFault(source: string): string | null {
  try {
    new RegExp(source, 'giu')
    return null
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Only Chinese is folded in a regex: its other characters may be syntax. */
const foldedSource = (source: string, fold: Fold): string => source.replaceAll(/\p{Script=Han}+/gu, fold)

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const LETTERS = /[\p{L}\p{N}]/gu
const FEWEST_LETTERS = 3

const isAnchor = (literal: string): boolean =>
  DENSE.test(literal) || (literal.match(LETTERS)?.length ?? 0) >= FEWEST_LETTERS

/** Rules are tried where an anchor stands, so that a message without one costs nothing: what has none would be tried everywhere. */
type Anchored = Pick<CompiledPattern, 'source' | 'anchors'>

function anchored(source: string): Anchored | Fault {
  const needed = new LiteralReader().needed((literal) => (isAnchor(literal) ? 1 / literal.length : 1000))
  const literals = needed(patternTree(source))
  const anchors = [...new Set((literals ?? []).map((literal) => literal.toLowerCase()))]
  if (anchors.length === 0 || !anchors.every(isAnchor)) {
    return {
      fault: `has no words of its own: 1 Chinese, Japanese or Korean character or ${FEWEST_LETTERS} other letters must stand in all that it matches`,
    }
  }
  return { source, anchors }
}
