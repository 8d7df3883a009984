import type { NodeHit, Page, Quarantined, SemanticNode } from '@recollect/core'
import type { NodesDone } from '../../commands/nodes/index.ts'
import { safe } from '../safe.ts'
import { short } from '../short.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'
import { nodeInFull } from './node-in-full.ts'
import { share } from './words.ts'

/** Of a proposal that came to nothing. */
const PROPOSAL = 160

export function renderNodes(done: NodesDone, view: View): string {
  const { nodes } = view.text.knowledge
  switch (done.action) {
    case 'list':
      return listed(done, nodes.none, (node) => nodeRow(node, view), view)
    case 'show':
      return nodeInFull(done, view)
    case 'search':
      return done.hits.length === 0 ? view.text.output.recall.none : renderHits(done.hits, view)
    case 'quarantine':
      return listed(done, nodes.noQuarantine, (row) => quarantineRow(row, view), view)
    case 'dismiss':
      return nodes.dismissed(done.rows)
    case 'forget':
      return nodes.forgot(safe(done.node.key))
  }
}

function listed<T>({ rows, next }: Page<T>, none: string, row: (one: T) => string[], view: View): string {
  const lines = rows.length === 0 ? none : table(rows.map(row))
  return next === null ? lines : `${lines}\n${view.text.output.lists.more(next)}`
}

/** One piece of knowledge a line: key, value, version, confidence, since when, id. */
function nodeRow({ key, value, version, confidence, validFrom, id }: SemanticNode, view: View): string[] {
  const { colors, text } = view
  return [
    colors.cyan(safe(key)),
    safe(value),
    `v${String(version)}`,
    text.knowledge.nodes.confidence(share(confidence)),
    when(validFrom, view),
    colors.dim(id),
  ]
}

/** Best first, with how well each fits and by which words. */
function renderHits(hits: readonly NodeHit[], view: View): string {
  const { colors, text } = view
  const rows = hits.map(({ node, score, matched }, i) => [
    `${String(i + 1)}.`,
    share(score),
    colors.cyan(safe(node.key)),
    safe(node.value),
    matched.length === 0
      ? ''
      : colors.dim(text.knowledge.nodes.matched(matched.map(safe).join(text.trace.separator))),
    colors.dim(node.id),
  ])
  return table(rows)
}

function quarantineRow({ at, kind, reason, proposal, id }: Quarantined, view: View): string[] {
  const { colors, text } = view
  const { nodes, reasons } = text.knowledge
  return [
    when(at, view),
    nodes.kinds[kind],
    colors.yellow(reasons[reason]),
    colors.dim(id),
    short(proposal, PROPOSAL),
  ]
}
