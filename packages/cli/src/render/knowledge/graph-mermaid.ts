import type { KnowledgeGraph } from '@recollect/knowledge'
import { short } from '../short.ts'
import type { View } from '../view.ts'
import { UNDIRECTED } from './graph-dot.ts'
import { edgeName, share } from './words.ts'

const LABEL = 80

/** For Mermaid, as GitHub and many editors draw it. https://mermaid.js.org/syntax/flowchart.html */
export function graphAsMermaid({ nodes, relationships }: KnowledgeGraph, view: View): string {
  const names = new Map(nodes.map(({ id }, i) => [id, `n${String(i + 1)}`]))
  const drawn = nodes.map(
    ({ id, key, value }) => `  ${names.get(id) ?? ''}["${escaped(key)}<br/>${escaped(value)}"]`,
  )
  const edges = relationships.flatMap(({ from, to, type, strength }) => {
    const [a, b] = [names.get(from), names.get(to)]
    if (a === undefined || b === undefined) return []
    const arrow = UNDIRECTED.has(type) ? '---' : '-->'
    return [`  ${a} ${arrow}|"${escaped(`${edgeName(type, view)} ${share(strength)}`)}"| ${b}`]
  })
  return ['flowchart LR', ...drawn, ...edges].join('\n')
}

/** Letters, digits and spaces are nobody's syntax; everything else is written as the number of its character. */
const escaped = (text: string): string =>
  short(text, LABEL).replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, (char) => `#${String(char.codePointAt(0) ?? 0)};`)
