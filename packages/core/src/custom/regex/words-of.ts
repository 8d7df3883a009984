import type { RegexNode } from './regex-node.ts'

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
