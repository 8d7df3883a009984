import { segment } from '../segment.ts'
import { placesOf } from '../text/capture.ts'
import { chatTokensOf } from '../text/chat-tokens.ts'
import type { Token } from '../text/tokens.ts'

/** A sentence in a normalised text. */
export interface Said {
  readonly start: number
  /** Its words end here; the mark that ends it, at `markEnd`. */
  readonly end: number
  readonly markEnd: number
  readonly mark: string
  /** Positions are in the text. */
  readonly tokens: readonly Token[]
}

/** A longer one is pasted text. */
const LONGEST = 500

/** Sentences of a normalised text. Linear. */
export function sentencesOf(text: string): readonly Said[] {
  const found: Said[] = []
  let from = 0
  const push = (end: number, markEnd: number) => {
    const words = text.slice(from, end)
    if (words.trim() !== '') {
      const start = from + (words.length - words.trimStart().length)
      const tokens = words.length > LONGEST ? [] : chatTokensOf(words)
      const placed = tokens.map((one) => ({ ...one, start: one.start + from, end: one.end + from }))
      found.push({
        start,
        end: from + words.trimEnd().length,
        markEnd,
        mark: text.slice(end, markEnd),
        tokens: placed,
      })
    }
    from = markEnd
  }
  for (const match of placesOf(text, segment.sentenceEnd)) push(match.index, match.index + match[0].length)
  push(text.length, text.length)
  return found
}
