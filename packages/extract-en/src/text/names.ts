import type { Capture } from '@recollect/core/extraction'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { TITLES } from '../lexicon/changes/value-types.ts'
import { keyOf, part, placesOf, splitBy } from './capture.ts'

/** Words that are never a name, wherever a name is expected. */
const NO_NAME: ReadonlySet<string> = new Set(
  `
not a an the in on at my your our is was are so very too really what hard unknown secret private long short funny weird also just
actually same similar like none it that this irrelevant spelled pronounced important kind called changed going common unusual
unique no yes all both back if when later name names some one because but and for by from to i i'm im he she mud speaking isn't
ain't wasn't doesn't won't can't isnt aint they we you me him her them who how where of as or with than then now nice here lol
haha though after since btw nowadays instead please ok okay anymore maybe last yesterday today tonight twice every
`
    .trim()
    .split(/\s+/u),
)
const WORD = /[\p{L}][\p{L}\p{M}'’.-]*/gu

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** The name a capture begins with: one word, then further words as long as they are written like names. */
export function readName(capture: Capture | undefined): Capture | null {
  if (!capture) return null
  let end = 0
  let count = 0
  for (const match of placesOf(capture.text, WORD)) {
    const word = match[0].replace(/(?<=\p{L})[.'’-]{1,9}$/u, '')
    const gap = capture.text.slice(end, match.index)
    const titled = TITLES.has(keyOf(capture.text.slice(0, end)))
    if (
      count > 0 &&
      !(titled && (gap === ' ' || gap === '. ') && isCapital(word)) &&
      (gap !== ' ' ||
        !(isCapital(word) || GIVEN_NAMES.has(keyOf(word)) || (count === 1 && isLast(capture, match))))
    )
      break
    if (NO_NAME.has(keyOf(word)) || (count === 0 && match.index > 1)) break
    end = match.index + word.length
    if (!titled) count += 1
    if (count === 3) break
  }
  return count === 0 ? null : part(capture, 0, end)
}

const isLast = (capture: Capture, match: RegExpExecArray) =>
  match.index + match[0].length >= capture.text.trimEnd().length

/** "Pepper, Precious and Panda" → three names. */
export function readNames(capture: Capture | undefined): Capture[] {
  if (!capture) return []
  const pieces = splitBy(capture, /\s?(?:,\s?and\s|,|&|\sand\s)\s?/gu)
  const names: Capture[] = []
  for (const piece of pieces) {
    const name = readName(piece)
    if (!name || (names.length > 0 && name.text.length < piece.text.length)) break
    names.push(name)
    if (name.text.length < piece.text.length) break
  }
  return names
}
