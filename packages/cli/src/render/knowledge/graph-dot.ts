import type { RelationshipType } from '@recollect/core/store'
import type { KnowledgeGraph } from '@recollect/knowledge'
import { short } from '../short.ts'
import type { View } from '../view.ts'
import { edgeName, share } from './words.ts'

const LABEL = 80

/** Types that are the same from either end. */
export const UNDIRECTED: ReadonlySet<RelationshipType> = new Set(['related', 'similar_to', 'opposite_to'])

/** For `dot -Tsvg` of Graphviz. https://graphviz.org/doc/info/lang.html */
export function graphAsDot({ nodes, relationships }: KnowledgeGraph, view: View): string {
  const names = new Map(nodes.map(({ id }, i) => [id, `n${String(i + 1)}`]))
  const drawn = nodes.map(
    ({ id, key, value }) => `  ${names.get(id) ?? ''} [label="${escaped(key)}\\n${escaped(value)}"]`,
  )
  const edges = relationships.flatMap(({ from, to, type, strength }) => {
    const [a, b] = [names.get(from), names.get(to)]
    if (a === undefined || b === undefined) return []
    const ends = UNDIRECTED.has(type) ? ', dir=none' : ''
    return [`  ${a} -> ${b} [label="${escaped(`${edgeName(type, view)} ${share(strength)}`)}"${ends}]`]
  })
  return ['digraph knowledge {', '  rankdir=LR', '  node [shape=box]', ...drawn, ...edges, '}'].join('\n')
}

/**
 * As it stands in a quoted string: one line, with a backslash before quotation marks and backslashes, so that neither ends the string nor
 * names something (`\\N`). `&` would begin an entity.
 */
const escaped = (text: string): string =>
  short(text, LABEL).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;')
