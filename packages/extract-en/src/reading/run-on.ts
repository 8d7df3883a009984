import type { NormalizedText } from '@recollect/core/extraction'
import { rewritten } from '@recollect/rules'
import { isGoverned, isWhole, NEAR, opensQuestion, opensStatement, tellsNow } from './openings.ts'

/** Speech that was written down without marks: "I'm diabetic what can I eat he's a lurcher so he eats like a horse". */

const MARKED = /[,;:()"“”—–/|]|-\s|```/u
const SENTENCE_END = /[.?!](?=\s|$)|\n/u
const FEWEST = 6
/** Of fewer words than this only what follows a whole clause is one of its own: "you can call me Teddy everyone does". */
const LONG = 9
const MOST = 120

const wordsIn = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

/** What stands around a place: enough words to tell. */
const WIDTH = 90
const GAP = / (?=[a-z])/gu

interface RunOn {
  readonly start: number
  readonly end: number
  readonly isShort: boolean
}

/** The sentences of a text that are speech without marks. */
function runOnsIn(text: string): readonly RunOn[] {
  const found: RunOn[] = []
  let start = 0
  for (const sentence of text.split(SENTENCE_END)) {
    const count = MARKED.test(sentence) ? 0 : wordsIn(sentence).length
    if (count >= FEWEST && count <= MOST)
      found.push({ start, end: start + sentence.length, isShort: count < LONG })
    start += sentence.length + 1
  }
  return found
}

/** With a mark wherever such speech begins another statement or a question. */
export function withBreaks(text: NormalizedText): NormalizedText {
  const runOns = runOnsIn(text.text)
  if (runOns.length === 0) return text
  let from = 0
  return rewritten(text, GAP, ({ index, input }) => {
    const sentence = runOns.find(({ start, end }) => index > start && index < end)
    if (!sentence) return null
    const before = wordsIn(input.slice(Math.max(from, sentence.start, index - WIDTH), index))
    const after = wordsIn(input.slice(index, Math.min(sentence.end, index + WIDTH))).slice(0, NEAR)
    if (before.length < 2 || isGoverned(before)) return null
    if (sentence.isShort && !isWhole(before) && !tellsNow(after)) return null
    if (!opensStatement(after, before) && !opensQuestion(after, before)) return null
    from = index
    return '; '
  })
}
