import type { NormalizedText } from '../plugin/text.ts'
import type { Span } from '../types/item.ts'

/** Texts made only of these keep their length under NFKC and lower-casing, so positions need no map. */
const SIMPLE =
  /^[\n\x20-\x7e\u2013\u2014\u2018\u2019\u201c\u201d\u3001\u3002\u300a-\u3011\u4e00-\u9fff\uff01-\uff3f\uff41-\uff5e]*$/u
const RUN_OF_SPACES = / {2}/u
/** Invisible: bidi marks, joiners, tags, variation selectors, fillers. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/gu
const SPACES = /[^\S\n]/gu

/** Parts of a Hangul syllable that compose, half-width, circled and compatibility forms included. */
const HANGUL = {
  lead: '[\\u1100-\\u1112\\u3131-\\u314e\\u3260-\\u326d\\uffa1-\\uffbe]',
  vowel: '[\\u1161-\\u1175\\u314f-\\u3163\\uffc2-\\uffdc]',
  tail: '[\\u11a8-\\u11c2\\u3133\\u3135\\u3136\\u313a-\\u313f\\uffa3\\uffa5\\uffa6\\uffaa-\\uffaf]',
}
const HIDDEN = '[\\p{Cf}\\u115f\\u1160\\u3164\\uffa0]'
const BETWEEN = '[\\p{Cf}\\p{Default_Ignorable_Code_Point}]*'
const SYLLABLE = `(?:${HANGUL.lead}(?:${BETWEEN}${HANGUL.vowel})?|[\\uac00-\\ud7a3\\u326e-\\u327e])(?:${BETWEEN}${HANGUL.tail})?`

/**
 * What NFKC may join into one character: a base or the parts of a syllable, and the marks that follow; two vowel signs of Kirat Rai are
 * letters that join.
 */
const CLUSTER = new RegExp(
  `(?:${SYLLABLE}|(?!${HIDDEN}).)(?:${HIDDEN}*[\\p{M}\\uff9e\\uff9f\\u{16d67}\\u{16d68}])*|${HIDDEN}+`,
  'gsu',
)

const identity = (start: number, end: number): Span => ({ start, end })

/**
 * Makes a text ready for matching: NFKC, lower case, straight apostrophes, invisible characters (bidi marks, zero-width, tags,
 * variation selectors, fillers) removed, runs of spaces as one. Line breaks stay. Linear in the text's length.
 */
export function normalizeText(source: string): NormalizedText {
  if (SIMPLE.test(source) && !RUN_OF_SPACES.test(source)) {
    return { source, text: simpleForm(source), toSource: identity }
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

/** Of a text of simple characters: as long as it is. */
const simpleForm = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(APOSTROPHES, "'")

function normalForm(cluster: string): string {
  if (SIMPLE.test(cluster)) return simpleForm(cluster)
  return cluster
    .replaceAll(IGNORED, '')
    .replaceAll(APOSTROPHES, "'")
    .normalize('NFKC')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(SPACES, ' ')
    .toLowerCase()
    .replaceAll(IGNORED, '')
    .normalize('NFKC')
}

const EDGE = /^[\s\p{P}\p{S}]$/u
/** `C++`, `C#`, `A+`: part of the name when it follows a letter or digit. */
const NAME_END = /[\p{L}\p{N}][+#]{1,2}$/u

/**
 * The form values and whole messages are compared in: normalised, punctuation and symbols off both ends, no inner runs of space. A
 * text of nothing else keeps them. Linear.
 */
export const matchForm = (text: string): string => bareForm(normalizeText(text).text)

/** The same of a text that is normalised already. */
export function bareForm(normal: string): string {
  const bare = trimEdges(normal)
  return (bare === '' ? normal.trim() : bare).replaceAll(/\s+/gu, ' ')
}

function trimEdges(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && EDGE.test(charAt(text, start))) start += charAt(text, start).length
  while (
    end > start &&
    EDGE.test(charBefore(text, end)) &&
    !NAME_END.test(text.slice(Math.max(start, end - 4), end))
  ) {
    end -= charBefore(text, end).length
  }
  return text.slice(start, end)
}

const charAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0)

function charBefore(text: string, at: number): string {
  const pair = text.slice(Math.max(0, at - 2), at)
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.slice(at - 1, at)
}
