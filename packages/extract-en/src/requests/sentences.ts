import { segment } from '../reading/segment.ts'
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

/** Where a sentence stands, without its words. */
type Place = Omit<Said, 'tokens'>

/** Places of the sentences of a normalised text. Linear. */
export function sentencePlaces(text: string): readonly Place[] {
  const found: Place[] = []
  let from = 0
  const push = (end: number, markEnd: number) => {
    const words = text.slice(from, end)
    if (words.trim() !== '')
      found.push({
        start: from + (words.length - words.trimStart().length),
        end: from + words.trimEnd().length,
        markEnd,
        mark: text.slice(end, markEnd),
      })
    from = markEnd
  }
  for (const match of placesOf(text, segment.sentenceEnd)) push(match.index, match.index + match[0].length)
  push(text.length, text.length)
  return found
}

/** Sentences of a normalised text. Linear. */
export const sentencesOf = (text: string): readonly Said[] =>
  sentencePlaces(text).map((place) => {
    const { start, end } = place
    const tokens = end - start > LONGEST ? [] : chatTokensOf(text.slice(start, end))
    return {
      ...place,
      tokens: tokens.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    }
  })
