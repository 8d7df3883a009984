/** What a pattern is made of, as far as it says which literals must occur. */
export type PatternNode =
  | { readonly kind: 'text'; readonly text: string }
  /** Alternatives; each a sequence. */
  | { readonly kind: 'group'; readonly choices: readonly (readonly PatternNode[])[] }

const CLASS = /\[(?:\\.|[^\]\\])*\]/uy
const ESCAPE = /\\(?:[pPk][{<][^}>]*[}>]|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)/suy
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/uy
const OPEN = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy
const OPTIONAL = /^(?:[?*]|\{0)/u
const NEGATIVE = /^\(\?<?!$/u
/** Escaped letters and digits are classes, assertions or references; other characters stand for themselves. */
const ITSELF = /^\\[^A-Za-z0-9]$/u
const ASSERTION = /^\\b$/iu

interface Reader {
  readonly source: string
  at: number
}

/** Reads a pattern's source; what it does not need to know (classes, negative assertions, all that is optional) is left out. */
export const patternTree = (source: string): PatternNode => choices({ source, at: 0 })

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
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const atom = readAtom(reader)
    const times = '?*+{'.includes(reader.source[reader.at] ?? ' ') ? take(reader, QUANTIFIER) : ''
    const optional = OPTIONAL.test(times)
    if (typeof atom === 'string' && !optional) run += atom
    if (atom === null || typeof atom !== 'string' || times !== '') flush()
    if (atom !== null && typeof atom !== 'string' && !optional) nodes.push(atom)
  }
  flush()
  return nodes
}

/** A character ('' for what has no width), a group, or null for what may be anything. */
function readAtom(reader: Reader): PatternNode | string | null {
  const char = String.fromCodePoint(reader.source.codePointAt(reader.at) ?? 0)
  if (char === '(') {
    const open = take(reader, OPEN)
    const group = choices(reader)
    reader.at += 1
    return NEGATIVE.test(open) ? null : group
  }
  if (char === '[') {
    take(reader, CLASS)
    return null
  }
  if (char === '\\') {
    const escaped = take(reader, ESCAPE)
    return ASSERTION.test(escaped) ? '' : ITSELF.test(escaped) ? escaped.slice(1) : null
  }
  reader.at += char.length
  return char === '.' ? null : char === '^' || char === '$' ? '' : char
}

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.source)?.[0] ?? ''
  reader.at += found.length
  return found
}
