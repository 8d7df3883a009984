const CLASS = /\[(?:\\.|[^\]\\])*\]/suy
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|[1-9]\d*|.)/suy
const QUANTIFIER = /(?:(?<sign>[?*+])|\{(?<min>\d+)(?<range>,(?<max>\d*))?\})\??/uy
const OPEN = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy
const UNKNOWN_GROUP = /\(\?/uy

interface Reader {
  readonly source: string
  at: number
}

/** Reads the source of a pattern that `new RegExp(source, 'u')` takes. */
export const readRegex = (source: string): RegexNode => readChoices({ source, at: 0 }, '')

function readChoices(reader: Reader, open: string): RegexNode {
  const choices = [readSequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    choices.push(readSequence(reader))
  }
  return { kind: 'group', open, choices }
}

function readSequence(reader: Reader): readonly RegexNode[] {
  const nodes: RegexNode[] = []
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const body = readAtom(reader)
    const times = readTimes(reader)
    nodes.push(times === null ? body : { kind: 'repeat', body, ...times })
  }
  return nodes
}

function readAtom(reader: Reader): RegexNode {
  const char = reader.source[reader.at]
  if (char === '(') {
    const open = take(reader, OPEN)
    // A kind of group that is younger than this reader: what it does is not known.
    if (open === '(' && take(reader, UNKNOWN_GROUP) !== '') return { kind: 'atom', text: '(?' }
    const group = readChoices(reader, open)
    reader.at += 1
    return group
  }
  const text = char === '[' ? take(reader, CLASS) : char === '\\' ? take(reader, ESCAPE) : ''
  if (text !== '') return { kind: 'atom', text }
  reader.at += 1
  return { kind: 'atom', text: char ?? '' }
}

function readTimes(reader: Reader): { text: string; min: number; max: number } | null {
  QUANTIFIER.lastIndex = reader.at
  const found = QUANTIFIER.exec(reader.source)
  if (found === null) return null
  reader.at += found[0].length
  const { sign, min = '0', range, max = '' } = found.groups ?? {}
  const text = found[0]
  if (sign !== undefined) return { text, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  const least = Number(min)
  return { text, min: least, max: range === undefined ? least : max === '' ? Infinity : Number(max) }
}

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.source)?.[0] ?? ''
  reader.at += found.length
  return found
}

/** What a pattern is made of, as far as it says how often a match can be tried anew. */
export type RegexNode =
  /** A character, class, escape or assertion, as it is written. */
  | { readonly kind: 'atom'; readonly text: string }
  /** Alternatives, each a sequence; `open` is what opens it: `(?:`, `(?<value>`, `(?<=`, empty for the whole pattern. */
  | { readonly kind: 'group'; readonly open: string; readonly choices: readonly (readonly RegexNode[])[] }
  /** `max` is Infinity where nothing bounds it. */
  | {
      readonly kind: 'repeat'
      readonly text: string
      readonly body: RegexNode
      readonly min: number
      readonly max: number
    }

/** More ways to say it than these name nothing. */
const MOST = 30

/** What may be skipped, any of a class, or the value itself. */
const GAP: readonly string[] = [' ']

/** The words of a pattern beside its value, one text for each way to say them; none when there are too many. */
export function wordsOf(tree: RegexNode): readonly string[] {
  const said = waysIn(tree)
  return said.length > MOST ? [] : said
}

function waysIn(node: RegexNode): readonly string[] {
  if (node.kind === 'atom') return [textOf(node.text)]
  if (node.kind === 'repeat') return node.min === 0 ? GAP : waysIn(node.body)
  if (node.open === '(?<value>' || /!$/u.test(node.open)) return GAP
  const ways = new Set<string>()
  for (const choice of node.choices) {
    for (const way of sequenceWays(choice)) ways.add(way)
    if (ways.size > MOST) break
  }
  return [...ways]
}

function sequenceWays(parts: readonly RegexNode[]): readonly string[] {
  let ways: readonly string[] = ['']
  for (const part of parts) {
    const next = waysIn(part)
    ways = ways.flatMap((way) => next.map((more) => way + more))
    if (ways.length > MOST) break
  }
  return ways
}

/** Escaped punctuation stands for itself, other escapes and classes for what is not known. */
function textOf(atom: string): string {
  if (atom.startsWith('\\')) return /^\\[^\p{L}\p{N}]$/u.test(atom) ? atom.slice(1) : ' '
  return atom.startsWith('[') || '.^$'.includes(atom) ? ' ' : atom
}
