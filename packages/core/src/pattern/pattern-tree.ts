import { charsOf } from './class-chars.ts'
import { groupEnds } from './group-ends.ts'

/** What a pattern is made of, as far as it says what must stand in a text that it matches. */
export type PatternNode =
  | { readonly kind: 'text'; readonly text: string }
  /** One of a few characters. */
  | { readonly kind: 'chars'; readonly chars: readonly string[] }
  /** A character, whichever it is. */
  | { readonly kind: 'any' }
  /** What need not be there. */
  | { readonly kind: 'maybe' }
  /** Begins or ends a word (`\b`), begins the text (`^`), ends it (`$`). */
  | { readonly kind: 'edge' | 'start' | 'end' }
  /** Once or more often. */
  | { readonly kind: 'repeat'; readonly node: PatternNode }
  /** Must stand there, and is not taken. */
  | { readonly kind: 'ahead' | 'behind'; readonly node: PatternNode }
  /** Alternatives; each a sequence. */
  | { readonly kind: 'group'; readonly choices: readonly (readonly PatternNode[])[] }

const ESCAPE = /\\(?:[pPk][{<][^}>]*[}>]|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|.)/suy
/** Characters that stand for themselves; the last one may be quantified by what follows. */
const PLAIN = /[^\\()[\]{}|?*+.^$]+/uy
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/uy
const OPEN = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy
/** Escaped letters and digits are classes, assertions or references; other characters stand for themselves. */
const ITSELF = /^\\[^A-Za-z0-9]/u
/** A reference may be to a group that took no part. */
const WIDTHLESS = /^\\(?:[kB]|\d)/u
/** Groups as long as this may stand in many patterns of a pack. */
const SHARED = 40

const MAYBE: PatternNode = { kind: 'maybe' }
const ANY: PatternNode = { kind: 'any' }
const EDGE: PatternNode = { kind: 'edge' }
const START: PatternNode = { kind: 'start' }
const END: PatternNode = { kind: 'end' }
/** What stands at its place, whatever comes before or after, and says nothing of it. */
const NOTHING = null

interface Reader {
  readonly source: string
  /** Where the group that opens at a place closes. */
  readonly ends: ReadonlyMap<number, number>
  readonly known: Map<string, PatternNode>
  at: number
}

/**
 * Reads the sources of patterns with the flag `u`; what says nothing about what must be there (negative assertions) is left out. Long
 * groups are read once and are one node wherever they stand.
 */
export function patternReader(): (source: string) => PatternNode {
  const known = new Map<string, PatternNode>()
  return (source) => choices({ source, ends: groupEnds(source), known, at: 0 })
}

/** Reads the source of one pattern. */
export const patternTree = (source: string): PatternNode => patternReader()(source)

function choices(reader: Reader): PatternNode {
  const read = [sequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    read.push(sequence(reader))
  }
  return { kind: 'group', choices: read }
}

function sequence(reader: Reader): readonly PatternNode[] {
  const nodes: PatternNode[] = []
  let run = ''
  const flush = () => {
    if (run !== '') nodes.push({ kind: 'text', text: run })
    run = ''
  }
  while (reader.at < reader.source.length && !isEnd(reader)) {
    const atom = readPlain(reader) ?? readAtom(reader)
    const times = readTimes(reader)
    if (typeof atom === 'string' && times === 'once') {
      run += atom
      continue
    }
    flush()
    const node = typeof atom === 'string' ? ({ kind: 'text', text: atom } as const) : atom
    if (times === 'maybe') nodes.push(MAYBE)
    else if (node !== NOTHING) nodes.push(times === 'once' ? node : { kind: 'repeat', node })
  }
  flush()
  return nodes
}

function isEnd({ source, at }: Reader): boolean {
  const char = source[at]
  return char === '|' || char === ')'
}

const isQuantifier = (char: string | undefined): boolean =>
  char === '?' || char === '*' || char === '+' || char === '{'

function readTimes(reader: Reader): 'once' | 'maybe' | 'often' {
  const char = reader.source[reader.at]
  if (!isQuantifier(char)) return 'once'
  const times = take(reader, QUANTIFIER)
  return char === '?' || char === '*' || times.startsWith('{0') ? 'maybe' : 'often'
}

/** Characters up to the next that may be quantified; null when there are none. */
function readPlain(reader: Reader): string | null {
  const plain = take(reader, PLAIN)
  const width = (plain.codePointAt(plain.length - 2) ?? 0) > 0xffff ? 2 : 1
  if (plain.length <= width || !isQuantifier(reader.source[reader.at])) return plain === '' ? null : plain
  reader.at -= width
  return plain.slice(0, -width)
}

/** A character, or a node. */
function readAtom(reader: Reader): PatternNode | string | null {
  const { source, at } = reader
  const char = source[at] ?? ''
  if (char === '(') return readGroup(reader)
  if (char === '[') {
    reader.at = (reader.ends.get(at) ?? source.length) + 1
    return nodeOf(charsOf(source.slice(at + 1, reader.at - 1)))
  }
  if (char === '\\') return readEscape(take(reader, ESCAPE))
  const whole = String.fromCodePoint(source.codePointAt(at) ?? 0)
  reader.at += whole.length
  if (char === '.') return ANY
  return char === '^' ? START : char === '$' ? END : whole
}

function readEscape(escaped: string): PatternNode | string | null {
  if (escaped === String.raw`\b`) return EDGE
  if (ITSELF.test(escaped)) return escaped.slice(1)
  return WIDTHLESS.test(escaped) ? MAYBE : nodeOf(charsOf(escaped))
}

const nodeOf = (chars: readonly string[] | null): PatternNode => (chars ? { kind: 'chars', chars } : ANY)

function readGroup(reader: Reader): PatternNode | null {
  const { source, at, known } = reader
  const end = reader.ends.get(at) ?? source.length
  const open = take(reader, OPEN)
  if (open === '(?!' || open === '(?<!' || source[reader.at] === '?') {
    reader.at = end + 1
    return open === '(' ? MAYBE : NOTHING
  }
  const key = end - at < SHARED ? null : source.slice(at, end)
  const node = (key === null ? undefined : known.get(key)) ?? turned(open, choices(reader))
  if (key !== null) known.set(key, node)
  reader.at = end + 1
  return node
}

function turned(open: string, node: PatternNode): PatternNode {
  return open === '(?=' ? { kind: 'ahead', node } : open === '(?<=' ? { kind: 'behind', node } : node
}

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.source)?.[0] ?? ''
  reader.at += found.length
  return found
}
