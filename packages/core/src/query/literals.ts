import type { PatternNode } from '../pattern/pattern-tree.ts'

/** What it costs to look for a literal: the commoner, the more. */
export type LiteralCost = (literal: string) => number

/** Longer than this a literal is no rarer, and only makes the table of literals bigger. */
const LONGEST = 8

/** Literals one of which stands in every text the pattern matches, the cheapest such set; null when there is none. */
export function literalsOf(tree: PatternNode, cost: LiteralCost): readonly string[] | null {
  return required(tree, cost)?.literals ?? null
}

/** All literals of a pattern, needed or not. */
export function literalsIn(node: PatternNode, into = new Set<string>()): ReadonlySet<string> {
  if (node.kind === 'text') into.add(node.text.slice(0, LONGEST))
  else if ('node' in node) literalsIn(node.node, into)
  else if (node.kind === 'group')
    for (const choice of node.choices) for (const part of joined(choice)) literalsIn(part, into)
  return into
}

/** Text goes on over what has no width, and up to the first of what is repeated. */
function joined(nodes: readonly PatternNode[]): readonly PatternNode[] {
  const made: PatternNode[] = []
  let run = ''
  const flush = () => {
    if (run !== '') made.push({ kind: 'text', text: run })
    run = ''
  }
  for (const node of nodes) {
    if (node.kind === 'text') run += node.text
    else if (node.kind === 'repeat' && node.node.kind === 'text') {
      run += node.node.text
      flush()
    } else if (!WIDTHLESS.has(node.kind)) {
      flush()
      made.push(node)
    }
  }
  flush()
  return made
}

const WIDTHLESS: ReadonlySet<PatternNode['kind']> = new Set(['edge', 'start', 'end'])

interface Needed {
  readonly literals: readonly string[]
  readonly cost: number
}

function required(node: PatternNode, cost: LiteralCost): Needed | null {
  if (node.kind === 'text') {
    const text = node.text.slice(0, LONGEST)
    return { literals: [text], cost: cost(text) }
  }
  if ('node' in node) return required(node.node, cost)
  if (node.kind !== 'group') return null
  const needed = node.choices.map((choice) => cheapest(joined(choice).map((part) => required(part, cost))))
  const literals = new Set<string>()
  let sum = 0
  for (const one of needed) {
    if (one === null) return null
    for (const literal of one.literals) literals.add(literal)
    sum += one.cost
  }
  return { literals: [...literals], cost: sum }
}

const cheapest = (parts: readonly (Needed | null)[]): Needed | null =>
  parts.reduce(
    (best, part) => (part !== null && (best === null || part.cost < best.cost) ? part : best),
    null,
  )
