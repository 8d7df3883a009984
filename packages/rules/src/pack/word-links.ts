type Words = readonly string[]
type Table = ReadonlyMap<string, Words>

/**
 * A table of words that lead to others, made from lines when it is first read, so that a pack costs nothing until a query is expanded.
 *
 * - `car, automobile, auto`: each leads to all others;
 * - `pet: dog, cat`: `pet` leads to each and each to `pet`, not one to another;
 * - `autumn > fall`: only the left leads to the right. Several words may stand on the left of `:` and `>`.
 *
 * The order written is that of closeness; a word on several lines has the links of all, the headings it stands under last. Words and
 * lines are trimmed, empty ones skipped.
 */
export function wordLinks(lines: () => Iterable<string>): Table {
  return new LinkTable(lines)
}

/** Word → the numbers of the lines it stands on. Lines are taken apart when one of their words is asked for: of thousands few ever are. */
function indexOf(lines: Words): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>()
  let at = 0
  for (const line of lines) {
    for (const part of line.split(BETWEEN)) {
      const word = part.trim()
      const known = index.get(word)
      if (known === undefined) index.set(word, [at])
      else known.push(at)
    }
    at += 1
  }
  return index
}

const BETWEEN = /[,:>]/u

interface Line {
  readonly mark: '' | ':' | '>'
  /** Left and right of the mark; one where there is none. */
  readonly sides: readonly Words[]
}

function sidesOf(line: string): Line {
  const mark = line.includes('>') ? '>' : line.includes(':') ? ':' : ''
  return { mark, sides: mark === '' ? [wordsOf(line)] : line.split(mark).map(wordsOf) }
}

function wordsOf(list: string): Words {
  const words: string[] = []
  for (const part of list.split(',')) {
    const word = part.trim()
    if (word !== '') words.push(word)
  }
  return words
}

/** What a word leads to by its lines, the headings it stands under last. */
function linksOf(word: string, lines: Words): Words {
  const own: string[] = []
  const headings: string[] = []
  for (const { mark, sides } of lines.map(sidesOf)) {
    const [left = [], right = left] = sides
    if (left.includes(word)) own.push(...right)
    if (mark === ':' && right.includes(word)) headings.push(...left)
  }
  return [...new Set([...own, ...headings])].filter((other) => other !== word)
}

class LinkTable implements Table {
  readonly #read: () => Words
  #lines: Words = []
  #index: ReadonlyMap<string, readonly number[]> | undefined
  readonly #links = new Map<string, Words>()

  constructor(read: () => Iterable<string>) {
    this.#read = () => [...read()]
  }

  get(word: string): Words | undefined {
    const known = this.#links.get(word)
    if (known !== undefined) return known
    const places = this.#places().get(word)
    if (places === undefined) return undefined
    const links = linksOf(
      word,
      places.map((at) => this.#lines[at] ?? ''),
    )
    if (links.length === 0) return undefined
    this.#links.set(word, links)
    return links
  }

  has(word: string): boolean {
    return this.get(word) !== undefined
  }

  get size(): number {
    return this.#whole().size
  }

  forEach(visit: (others: Words, word: string, table: Table) => void): void {
    for (const [word, others] of this.#whole()) visit(others, word, this)
  }

  entries(): MapIterator<[string, Words]> {
    return this.#whole().entries()
  }

  keys(): MapIterator<string> {
    return this.#whole().keys()
  }

  values(): MapIterator<Words> {
    return this.#whole().values()
  }

  [Symbol.iterator](): MapIterator<[string, Words]> {
    return this.entries()
  }

  #places(): ReadonlyMap<string, readonly number[]> {
    if (this.#index === undefined) {
      this.#lines = this.#read()
      this.#index = indexOf(this.#lines)
    }
    return this.#index
  }

  #whole(): ReadonlyMap<string, Words> {
    const whole = new Map<string, Words>()
    for (const word of this.#places().keys()) {
      const others = this.get(word)
      if (others !== undefined) whole.set(word, others)
    }
    return whole
  }
}
