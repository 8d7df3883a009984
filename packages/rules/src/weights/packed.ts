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
const unfolded = (number: number): number => (number % 2 === 0 ? number / 2 : -(number + 1) / 2)

/** Reads numbers one after the other. */
class Numbers {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get rest(): string {
    return this.#text.slice(this.#at)
  }

  next(): number {
    let more = 0
    for (; this.#text[this.#at] === MORE; this.#at++) more += MANY
    this.#at += 1
    return more + this.#text.charCodeAt(this.#at - 1) - FIRST
  }

  isOver(): boolean {
    return this.#at >= this.#text.length
  }
}

/** The table as text: a line for each sign. */
export function unpacked(text: string): string {
  const [size = '', signs = '', columns = '', weights = ''] = text.split(PART)
  const numbers = new Numbers(weights)
  const columnsOf = columns.split('\n')
  let sign = ''
  return signs
    .split('\n')
    .map((line, at) => {
      const rest = new Numbers(line)
      sign = sign.slice(0, rest.next()) + rest.rest
      const cells = size === '' ? sparse(columnsOf[at] ?? '', numbers) : dense(Number(size), numbers)
      return `${sign}\t${cells}`
    })
    .join('\n')
}

const dense = (size: number, numbers: Numbers): string =>
  Array.from({ length: size }, () => unfolded(numbers.next())).join(' ')

function sparse(columns: string, numbers: Numbers): string {
  const own = new Numbers(columns)
  let cells = ''
  while (!own.isOver())
    cells += `${cells === '' ? '' : ' '}${own.next().toString(BASE)}:${unfolded(numbers.next())}`
  return cells
}
