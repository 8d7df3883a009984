/** Words, and the characters of scripts without spaces: enough to compare by, and far cheaper than index terms. */
const PIECE = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu
/** What makes another message of one that is otherwise the same: 5 km are not 10 km, "don't" is not "do". */
const TELLING = /[\p{N}二三四五六七八九十百千万两不没]|^(?:no|not|never|t)$/u

/** The different pieces of a text, by number. */
export type Pieces = readonly number[]

/** Takes texts apart, and tells how much two of them have in common. */
export interface PieceBook {
  cut(text: string): Pieces
  /** Whether Jaccard's index of both is so much or more. */
  share(a: Pieces, b: Pieces, least: number): boolean
  /** Whether one of them holds a telling piece that the other does not. */
  differ(a: Pieces, b: Pieces): boolean
}

/** Numbers pieces as they come: what is compared by the dozen is compared as numbers. Kept for one list. */
export function pieceBook(): PieceBook {
  const { numberOf, nameOf } = numbering()
  /** Which text was the last that each piece was noted for. */
  const marks: number[] = []
  let marked: Pieces | null = null
  let mark = 0
  const isNew = (piece: number): boolean => marks[piece] !== mark && (marks[piece] = mark) > 0
  const note = (pieces: Pieces) => {
    if (marked === pieces) return
    marked = pieces
    mark += 1
    for (const piece of pieces) marks[piece] = mark
  }
  const tellsMore = (a: Pieces, b: Pieces) => {
    note(b)
    return a.some((piece) => marks[piece] !== mark && TELLING.test(nameOf(piece)))
  }
  return {
    cut(text) {
      mark += 1
      const pieces = namesIn(text.toLowerCase()).map(numberOf).filter(isNew)
      marked = pieces
      return pieces
    },
    share(a, b, least) {
      // More than all of the shorter one they cannot have in common.
      if (jaccard(a, b, Math.min(a.length, b.length)) < least) return false
      note(a)
      let both = 0
      for (const piece of b) if (marks[piece] === mark) both += 1
      return jaccard(a, b, both) >= least
    },
    differ: (a, b) => tellsMore(a, b) || tellsMore(b, a),
  }
}

/** Numbers names from 0, in the order they come. */
function numbering() {
  const numbers = new Map<string, number>()
  const names: string[] = []
  const numberOf = (name: string): number => {
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, names.length)
    return names.push(name) - 1
  }
  return { numberOf, nameOf: (number: number): string => names[number] ?? '' }
}

const jaccard = (a: Pieces, b: Pieces, both: number): number => both / Math.max(1, a.length + b.length - both)

const isWord = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57)
const isHan = (unit: number): boolean => unit >= 0x4e00 && unit <= 0x9fa5
/** Nothing that a piece could be made of, in texts of Latin letters and Chinese characters. */
const isBetween = (unit: number): boolean =>
  unit < 0x80 || (unit >= 0x2018 && unit <= 0x201d) || unit === 0x3001 || unit === 0x3002 || unit === 0xff0c

/** What `PIECE` matches in a text in lower case: read without the tables of Unicode as long as it goes. */
function namesIn(text: string): readonly string[] {
  const names: string[] = []
  for (let at = 0; at < text.length;) {
    const from = at
    const unit = text.charCodeAt(at++)
    if (isWord(unit)) {
      while (at < text.length && (isWord(text.charCodeAt(at)) || isHan(text.charCodeAt(at)))) at += 1
      // A word may go on with any letter.
      if (at < text.length && !isBetween(text.charCodeAt(at))) return text.match(PIECE) ?? []
      names.push(text.slice(from, at))
    } else if (isHan(unit)) names.push(text[from] ?? '')
    else if (!isBetween(unit)) return text.match(PIECE) ?? []
  }
  return names
}

const HAN = /\p{Script=Han}/u
const WORDLIKE = /[\p{L}\p{M}\p{N}]/u

/** What a keyword counts by how much of it was found. */
const WHOLE = 1
const PART_OF_WORD = 0.7
const CHARACTERS = 0.3

/**
 * Mean score of the keywords on a text (both in match form): a keyword that stands there counts 1, as a part of a longer word .7;
 * some of its characters (Han) .3. With `partial` off only the first counts. 0–1. Linear in the text's length for each keyword.
 */
export function partialScore(text: string, keywords: readonly string[], partial: boolean): number {
  if (keywords.length === 0) return 0
  const sum = keywords.reduce((total, keyword) => total + scoreOne(text, keyword, partial), 0)
  return sum / keywords.length
}

function scoreOne(text: string, keyword: string, partial: boolean): number {
  const han = HAN.test(keyword)
  const at = text.indexOf(keyword)
  if (at >= 0 && (han || standsAlone(text, keyword, at))) return WHOLE
  if (!partial) return 0
  if (at >= 0 && keyword.length > 2) return PART_OF_WORD
  if (han && keyword.length > 1 && [...keyword].some((char) => text.includes(char))) return CHARACTERS
  return 0
}

/** Whether the keyword is a word of its own at any of its places. */
function standsAlone(text: string, keyword: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(keyword, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + keyword.length] ?? ' '
    if (!WORDLIKE.test(before) && !WORDLIKE.test(after)) return true
  }
  return false
}
