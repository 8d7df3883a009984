import type { PatternNode } from '../pattern/pattern-tree.ts'

/** What it costs to look for a literal: the commoner, the more. */
export type LiteralCost = (literal: string) => number

/** Longer than this a literal is no rarer, and only makes the table of literals bigger. */
const LONGEST = 8

/** Reads the literals of trees; of what several have in common, once. */
export class LiteralReader {
  readonly #joined = new Map<Sequence, Sequence>()
  readonly #all = new Map<Group, ReadonlySet<string>>()

  /** Adds all literals of a pattern, needed or not. */
  addTo(into: Set<string>, node: PatternNode): void {
    if (node.kind === 'text') into.add(node.text.slice(0, LONGEST))
    else if ('node' in node) this.addTo(into, node.node)
    else if (node.kind === 'group') for (const literal of this.#inGroup(node)) into.add(literal)
  }

  #inGroup(group: Group): ReadonlySet<string> {
    const known = this.#all.get(group)
    if (known !== undefined) return known
    const found = new Set<string>()
    for (const choice of group.choices) for (const part of this.#join(choice)) this.addTo(found, part)
    this.#all.set(group, found)
    return found
  }

  /** Makes what gives literals one of which stands in every text a pattern matches, the cheapest such set; null when there is none. */
  needed(cost: LiteralCost): (tree: PatternNode) => readonly string[] | null {
    const known = new Map<PatternNode, Needed | null>()
    const need = (node: PatternNode): Needed | null => {
      if (node.kind !== 'group') return 'node' in node ? need(node.node) : textNeeded(node, cost)
      const found = known.get(node)
      if (found !== undefined) return found
      const made = oneOf(node.choices.map((choice) => cheapest(this.#join(choice).map(need))))
      known.set(node, made)
      return made
    }
    return (tree) => need(tree)?.literals ?? null
  }

  #join(nodes: Sequence): Sequence {
    const known = this.#joined.get(nodes) ?? joined(nodes)
    this.#joined.set(nodes, known)
    return known
  }
}

type Sequence = readonly PatternNode[]
type Group = Extract<PatternNode, { readonly kind: 'group' }>

/** Text goes on over what has no width, and up to the first of what is repeated. */
function joined(nodes: Sequence): Sequence {
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

function textNeeded(node: PatternNode, cost: LiteralCost): Needed | null {
  if (node.kind !== 'text') return null
  const text = node.text.slice(0, LONGEST)
  return { literals: [text], cost: cost(text) }
}

function oneOf(needed: readonly (Needed | null)[]): Needed | null {
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
