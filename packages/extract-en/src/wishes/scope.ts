import { LANGUAGES } from '../lexicon/self/nationalities.ts'
import { TECH } from '../lexicon/study/tools.ts'
import { KINDS, NO_SCOPE, OVER, WHILE } from '../lexicon/wishes/scopes.ts'
import type { Token } from '../text/tokens.ts'
import { tables } from './tables.ts'
import { isVerb } from './verbs.ts'

/** Tokens `[from, to)` that say when a wish holds. */
export interface Scope {
  readonly from: number
  readonly to: number
  /** Its words have a verb: "when I ask for recipes". */
  readonly isClause: boolean
}

/** More words than this say more than when. */
const LONGEST = 14

const OPERATORS: ReadonlySet<string> = new Set(['never', 'always', 'just', 'please', 'only', "don't", 'dont'])
const SUBJECTS: ReadonlySet<string> = new Set(['you', 'i', "i'd", 'no', 'do'])

const SPEAKER = /^(?:i|we|he|she|they|it|people)$/u

/** "Use tabs always": an adverb at the end begins nothing. */
const hasMore = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1).some(({ key }) => /[\p{L}\p{N}]/u.test(key) && !OPERATORS.has(key))

/** Where the words of a scope end: at a comma, else where an imperative begins; -1 where neither does. */
function endOf(tokens: readonly Token[], from: number, isWhole: boolean): number {
  const most = Math.min(tokens.length, from + LONGEST)
  for (let at = from; at < most; at++) {
    const key = tokens[at]?.key ?? ''
    if (key === ',' || key === ':') return at
    // "When I write emails I never use emojis" tells of the speaker.
    if (at > from && OPERATORS.has(key) && hasMore(tokens, at))
      return SPEAKER.test(tokens[at - 1]?.key ?? '') ? -1 : at
  }
  for (let at = from + 1; at < most; at++) {
    const key = tokens[at]?.key ?? ''
    if (SUBJECTS.has(key) || isVerb(key)) return at
  }
  return isWhole && tokens.length <= from + LONGEST ? tokens.length : -1
}

const isPlural = (word: string) => word.endsWith('s') && !word.endsWith('ss')

/** "Recipes", "work emails", "code": a kind of thing, not one of them. */
function isKind(tokens: readonly Token[], from: number, to: number, kinds = [KINDS]): boolean {
  const named = tokens.slice(from, to).map(({ key }) => key)
  const [first = ''] = named
  if (named.length === 0 || NO_SCOPE.has(first) || LANGUAGES.has(named.join(' '))) return false
  return (
    /^(?:any|every|each|all|any(?:thing|body|one))$/u.test(first) ||
    named.some((word) => isPlural(word) || kinds.some((list) => list.has(word)))
  )
}

/** "If you can help it", "if you don't mind" says no time. */
const isPolite = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.key === 'you' &&
  /^(?:can|could|like|please|want|don't|wouldn't|would|will|must|may)$/u.test(tokens[at + 2]?.key ?? '') &&
  (/^(?:please|will|like|want)$/u.test(tokens[at + 2]?.key ?? '') ||
    /^(?:help|mind|manage)$/u.test(tokens[at + 3]?.key ?? '') ||
    tokens[at + 3] === undefined)

/** How many tokens open a scope with a verb: "whenever I", "when reviewing". */
function clauseAt(tokens: readonly Token[], at: number): number {
  const found = tables().whenever.at(tokens, at)
  if (tokens[at]?.key === 'if' && isPolite(tokens, at)) return 0
  if (found) return found.length
  const isDoing = /^\p{L}{2,}ing$/u.test(tokens[at + 1]?.key ?? '')
  return WHILE.has(tokens[at]?.key ?? '') && isDoing ? 2 : 0
}

/**
 * "When I ask for recipes", "in code reviews": the words at a place that say when a wish holds; `isWhole` where they may be all there is.
 */
export function scopeAt(tokens: readonly Token[], at: number, isWhole = false): Scope | null {
  const clause = clauseAt(tokens, at)
  if (clause > 0) {
    const verb = at + clause
    if (tokens.slice(at, verb + 2).some(({ key }) => OVER.has(key))) return null
    const to = endOf(tokens, verb + 1, isWhole)
    return to < 0 ? null : { from: at, to, isClause: true }
  }
  const before = tables().about.at(tokens, at)
  if (!before) return null
  const to = endOf(tokens, at + before.length, isWhole)
  return to > 0 && isKind(tokens, at + before.length, to, [KINDS, TECH])
    ? { from: at, to, isClause: false }
    : null
}

/** The same at the end of a wish: "use tabs in code", "be brief when I ask for news". */
export function scopeWithin(tokens: readonly Token[], from: number, to: number): Scope | null {
  const { about, fromNowOn } = tables()
  for (let at = from + 1; at < to - 1; at++) {
    const clause = clauseAt(tokens, at)
    if (clause > 0 && !tokens.slice(at, at + clause + 1).some(({ key }) => OVER.has(key)))
      return { from: at, to, isClause: true }
    const before = clause > 0 || fromNowOn.at(tokens, at) ? null : about.at(tokens, at)
    if (before && to - at <= 4 && isKind(tokens, at + before.length, to))
      return { from: at, to, isClause: false }
  }
  return null
}

/** The words of a scope, as a facet has them. */
export const scopeWords = (tokens: readonly Token[], { from, to }: Scope): string =>
  tokens
    .slice(from, to)
    .map(({ key }) => key)
    .filter((key) => /[\p{L}\p{N}]/u.test(key))
    .join(' ')
