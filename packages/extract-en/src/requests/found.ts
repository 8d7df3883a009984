import type { RequestKind } from '@recollect/core/extraction'
import type { Token } from '../text/tokens.ts'
import type { Said } from './sentences.ts'

/** A request in a normalised text, before it is led back to the source. */
export interface Found {
  readonly kind: RequestKind
  readonly of: 'words' | 'everything' | 'last'
  /** Characters `[start, end)` it concerns. */
  readonly about: readonly [start: number, end: number] | null
  readonly span: readonly [start: number, end: number]
}

/** Where a request is looked for: at a token at which a clause begins. */
export interface At {
  readonly text: string
  readonly said: Said
  readonly tokens: readonly Token[]
  /** The token at which the request itself begins, after "please" and "can you". */
  readonly at: number
  /** The token at which its clause begins. */
  readonly from: number
  /** It was asked of "you", or politely: no exclamation. */
  readonly isAsked: boolean
  /** The sentences before and after. */
  readonly previous: Said | undefined
  readonly next: Said | undefined
}

const CLAUSE = /^[,;—–]$/u
const NEXT =
  /^(?:i|i'm|i've|my|we|tell|remember|call|please|what|how|can|could|let's|use|give|also|then|instead|just)$/u

/** "… because I moved", "… please, starting over": why it is asked says no more of what. */
const isReason = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]?.key ?? ''
  const key = tokens[at]?.key ?? ''
  return (
    /^(?:because|since)$/u.test(key) ||
    (key === 'please' && /^(?:i|i'm|it's|we|my|\p{L}{3,}ing)$/u.test(next))
  )
}

/** The token before which the clause of a request ends: what comes after a comma says something else. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at++) {
    const key = tokens[at]?.key ?? ''
    if (CLAUSE.test(key) || key === 'but' || key === '(') return at
    if (at > from + 1 && isReason(tokens, at)) return at
    if (key === 'and' && NEXT.test(tokens[at + 1]?.key ?? '')) return at
  }
  return tokens.length
}

const EDGE = /^(?:please|pls|plz|thanks|ok|okay|now|anymore|again|then|too|ty)$/u

/** The token before which the words end that a request is about: without "please", "anymore". */
export function aboutEnd(tokens: readonly Token[], from: number, to: number): number {
  let end = to
  while (
    end > from &&
    (EDGE.test(tokens[end - 1]?.key ?? '') || /^[^\p{L}\p{N})"']+$/u.test(tokens[end - 1]?.key ?? ''))
  )
    end -= 1
  if (tokens[end - 1]?.key === 'more' && tokens[end - 2]?.key === 'any') end -= 2
  return end
}

/** The characters from one token to before another; null for none. */
export const stretch = (
  tokens: readonly Token[],
  from: number,
  to: number,
): readonly [number, number] | null => {
  const [first, last] = [tokens[from], tokens[to - 1]]
  return from < to && first && last ? [first.start, last.end] : null
}

/** The span of a request that takes its clause up to a token: with the mark of the sentence where it takes the rest of it. */
export function spanTo({ said, tokens, from }: At, to: number): readonly [number, number] {
  const start = tokens[from]?.start ?? said.start
  return to >= tokens.length ? [start, said.markEnd] : [start, tokens[to - 1]?.end ?? said.end]
}
