/** A run of letters and digits; Han runs stand by themselves. */
const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const HAN = /^\p{Script=Han}/u

/** A way to cut text into words. */
export type Cut = (text: string) => readonly string[]

/** Words as an index without knowledge of Chinese sees them: runs of letters and digits, lower case. */
export const plainWords: Cut = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const pairs = (run: string): readonly string[] => {
  const chars = Array.from(run)
  return chars.length < 2 ? chars : chars.slice(1).map((char, i) => `${chars[i] ?? ''}${char}`)
}

/** Words, and Chinese as overlapping pairs of characters. */
export const bigrams: Cut = (text) =>
  (text.toLowerCase().match(RUN) ?? []).flatMap((run) => (HAN.test(run) ? pairs(run) : [run]))

let segmenter: Intl.Segmenter | undefined

/** Words as the platform's dictionary has them. */
export const segmented: Cut = (text) => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return [...segmenter.segment(text.toLowerCase())]
    .filter((part) => part.isWordLike)
    .map((part) => part.segment)
}
