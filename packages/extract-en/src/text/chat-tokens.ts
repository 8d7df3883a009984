import { CHAT_BEFORE, CHAT_SPELLING } from '../lexicon/spelling/chat-spelling.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

const MARK = /^[^\p{L}\p{N}]+$/u

/** What a token is read as: itself, other words, or nothing. */
function readAs(tokens: readonly Token[], at: number): readonly string[] | null {
  const key = tokens[at]?.key ?? ''
  // "w/ tabs", "24/7": the slash belongs to the word before it.
  if (key === '/' && tokens[at - 1]?.key === 'w') return []
  const before = CHAT_BEFORE.get(key)
  if (before) return before[1].has(tokens[at + 1]?.key ?? '') ? [before[0]] : null
  const known = CHAT_SPELLING.get(key)
  // A spelling that is all there is, or stands in quotation marks, is talked of.
  const isNamed = /^["'\u2018\u201c]$/u.test(tokens[at - 1]?.key ?? '')
  return known === undefined || isNamed ? null : known
}

/** Words and marks of a text with chat spellings as the words they stand for; each has the place of what was written. Linear. */
export function chatTokensOf(text: string): readonly Token[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((token, at) => {
    const read = MARK.test(token.key) && token.key !== '/' ? null : readAs(tokens, at)
    return read === null ? [token] : read.map((key) => ({ ...token, key }))
  })
}
