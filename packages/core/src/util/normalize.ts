import type { NormalizedText } from '../plugin/text.ts'
import type { Span } from '../types/item.ts'

/** Texts made only of these keep their length under NFKC and lower-casing, so positions need no map. */
const SIMPLE = /^[\n\x20-\x7e\u3001\u3002\u300a-\u3011\u4e00-\u9fff\u201c\u201d\uff01-\uff5e]*$/u
const RUN_OF_SPACES = / {2}/u
/** One base character with the marks that may compose with it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu
const FORMAT = /[\p{Cf}\ufe00-\ufe0f]/gu
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/gu
const SPACES = /[^\S\n]/gu

const identity = (start: number, end: number): Span => ({ start, end })

/**
 * Makes a text ready for matching: NFKC, lower case, straight apostrophes, format characters (bidi marks, zero-width,
 * tags, variation selectors) removed, runs of spaces as one. Line breaks stay. Linear in the text's length.
 */
export function normalizeText(source: string): NormalizedText {
  if (SIMPLE.test(source) && !RUN_OF_SPACES.test(source)) {
    return { source, text: source.normalize('NFKC').toLowerCase(), toSource: identity }
  }
  return normalizeByCluster(source)
}

function normalizeByCluster(source: string): NormalizedText {
  const out: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const match of source.matchAll(CLUSTER)) {
    const form = normalForm(match[0])
    if (form === ' ' && out.at(-1) === ' ') continue
    for (const char of form.split('')) {
      out.push(char)
      starts.push(match.index)
      ends.push(match.index + match[0].length)
    }
  }
  const toSource = (start: number, end: number): Span => ({
    start: starts[start] ?? source.length,
    end: end <= start ? (starts[start] ?? source.length) : (ends[end - 1] ?? source.length),
  })
  return { source, text: out.join(''), toSource }
}

function normalForm(cluster: string): string {
  const form = cluster
    .replaceAll(FORMAT, '')
    .normalize('NFKC')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(SPACES, ' ')
  const lower = form.toLowerCase()
  return lower === ' ' || lower.length === 0 ? lower : lower.replaceAll(FORMAT, '')
}

const WORDLIKE = /[^\s\p{P}\p{S}]/u
const INNER_SPACE = /\s+/gu

/** The form values and whole messages are compared in: normalised, punctuation and symbols off both ends, no runs of space. Linear. */
export function matchForm(text: string): string {
  const chars = [...normalizeText(text).text]
  let from = 0
  let to = chars.length
  while (from < to && !WORDLIKE.test(chars[from] ?? '')) from += 1
  while (to > from && !WORDLIKE.test(chars[to - 1] ?? '')) to -= 1
  return chars.slice(from, to).join('').replaceAll(INNER_SPACE, ' ')
}
