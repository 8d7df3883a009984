/**
 * A table of weights as packs hold it, half the size of its text once compressed, as like stands beside like: the signs, each as how much
 * of the one before it begins with and the rest; the columns of their weights; the weights. Numbers are characters.
 */
export function packed(table: string): string {
  const lines = table.split('\n').flatMap((line) => {
    const tab = line.lastIndexOf('\t')
    return tab < 0 ? [] : [{ sign: line.slice(0, tab), weights: line.slice(tab + 1).split(' ') }]
  })
  const hasColumns = lines.some(({ weights }) => weights.some((one) => one.includes(':')))
  const parts = lines.map(({ weights }) => weights.map((one) => one.split(':')))
  return [
    hasColumns ? '' : String(parts[0]?.length ?? 0),
    lines.map(({ sign }, at) => behind(lines[at - 1]?.sign ?? '', sign)).join('\n'),
    hasColumns
      ? parts
          .map((all) => all.map(([column = '']) => charsOf(Number.parseInt(column, BASE))).join(''))
          .join('\n')
      : '',
    parts.map((all) => all.map((one) => charsOf(folded(Number(one.at(-1))))).join('')).join(''),
  ].join(PART)
}

const PART = '\n\n'
const BASE = 36

/** What a sign has beyond the beginning of the one before. */
function behind(before: string, sign: string): string {
  let same = 0
  while (same < sign.length && sign[same] === before[same]) same += 1
  // Both halves of a pair of units stay together.
  if (LOW.test(sign.charAt(same))) same -= 1
  const most = Math.max(0, same)
  return charsOf(most) + sign.slice(most)
}

const LOW = /^[\uDC00-\uDFFF]$/u

const FIRST = 33
/** Stands for so many more. */
const MORE = '~'
const MANY = 93

const charsOf = (number: number): string =>
  MORE.repeat(Math.floor(number / MANY)) + String.fromCharCode(FIRST + (number % MANY))

/** Small numbers of either side of zero are small. */
const folded = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number)

/** Numbers of a text, one after the other. */
export class PackedNumbers {
  readonly #text: string
  at: number

  constructor(text: string, at = 0) {
    this.#text = text
    this.at = at
  }

  next(): number {
    let unit = this.#text.charCodeAt(this.at++)
    let more = 0
    for (; unit === MORE_UNIT; unit = this.#text.charCodeAt(this.at++)) more += MANY
    return more + unit - FIRST
  }

  /** Of either side of zero. */
  nextFolded(): number {
    const number = this.next()
    return (number & 1) === 0 ? number >> 1 : -((number + 1) >> 1)
  }

  /** Whether a line or the text ends here. */
  isAtEnd(): boolean {
    return this.at >= this.#text.length || this.#text.charCodeAt(this.at) === LINE_END
  }

  /** What is left of the line, which is left behind. */
  line(): string {
    const end = this.#text.indexOf('\n', this.at)
    const rest = this.#text.slice(this.at, end < 0 ? this.#text.length : end)
    this.at += rest.length + 1
    return rest
  }
}

const MORE_UNIT = 126
const LINE_END = 10

/** Parts of a packed table. */
export interface PackedParts {
  /** Weights in each line; 0 where each has its column. */
  readonly size: number
  readonly signs: string
  readonly columns: string
  readonly weights: string
}

export function partsOf(text: string): PackedParts {
  const [size = '', signs = '', columns = '', weights = ''] = text.split(PART)
  return { size: Number(size), signs, columns, weights }
}
