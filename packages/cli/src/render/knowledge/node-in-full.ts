import type { EvolutionStep, RelatedNode } from '@recollect/knowledge'
import type { NodeInFull } from '../../commands/nodes/in-full.ts'
import { quote } from '../quote.ts'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import { tree } from '../tree.ts'
import type { Branch } from '../tree.ts'
import type { View } from '../view.ts'
import { episodeRow } from './episodes.ts'
import { edgeName, keyAndValue, proof, share } from './words.ts'

/** The value with its proof, then how it came about, where it is told of, and what it is related to. */
export function nodeInFull(shown: NodeInFull, view: View): string {
  const { node, timeline, episodes, related } = shown
  const { colors, text } = view
  const { nodes } = text.knowledge
  const all = [...related.direct, ...related.indirect]
  const branches: Branch[] = [
    ...(node.context === '' ? [] : [{ label: text.trace.line(nodes.context, safe(node.context)) }]),
    { label: saidLine(shown, view) },
    { label: nodes.timeline, children: labelled(timeline.map((step) => stepRow(step, view))) },
    ...(episodes.length === 0
      ? []
      : [{ label: nodes.episodes, children: labelled(episodes.map((one) => episodeRow(one, view))) }]),
    ...(all.length === 0
      ? []
      : [{ label: nodes.related, children: labelled(all.map((one) => relatedRow(one, view))) }]),
  ]
  const head = `${keyAndValue(node, view)}  ${colors.dim(node.id)}`
  return tree({
    label: [head, colors.dim(detailsOf(shown, view).join(' · '))].join('\n'),
    children: branches,
  })
}

const labelled = (rows: readonly (readonly string[])[]): Branch[] =>
  rows.length === 0
    ? []
    : table(rows)
        .split('\n')
        .map((label) => ({ label }))

function detailsOf({ node }: NodeInFull, view: View): string[] {
  const { gapTypes, nodes } = view.text.knowledge
  const { version, confidence, validFrom, gapType, importance, accessCount, accessedAt } = node
  return [
    `v${String(version)}`,
    nodes.since(when(validFrom, view)),
    gapTypes[gapType],
    nodes.confidence(share(confidence)),
    nodes.importance(share(importance)),
    ...(accessCount > 0 && accessedAt !== null ? [nodes.found(accessCount, when(accessedAt, view))] : []),
  ]
}

/** The quote marked in its sentence, with who said it and when. */
function saidLine({ node, message }: NodeInFull, view: View): string {
  const { text, colors } = view
  const { evidence } = node
  if (message === null) return text.trace.line(text.knowledge.nodes.said, proof(evidence.quote))
  const who = message.speaker === null ? message.role : safe(message.speaker)
  const words = quote(message.text, evidence, view)
  return `${text.trace.line(text.knowledge.nodes.said, words)}  ${colors.dim(`${who}, ${when(message.saidAt, view)}  ${message.id}`)}`
}

function stepRow(
  { version, value, timestamp, confidence, quote: words, episode }: EvolutionStep,
  view: View,
): string[] {
  const { colors, text } = view
  return [
    `v${String(version)}`,
    when(timestamp, view),
    safe(value),
    share(confidence),
    colors.dim(proof(words)),
    colors.dim(episode === null ? text.knowledge.nodes.goneEpisode : safe(episode.title)),
  ]
}

/** An edge as it is read from the node that is shown; further away as it is. */
function relatedRow({ node, relationship, depth }: RelatedNode, view: View): string[] {
  const { colors, text } = view
  const back = relationship.to !== node.id
  return [
    edgeName(relationship.type, view, back),
    keyAndValue(node, view),
    share(relationship.strength),
    colors.dim(depth === 1 ? '' : text.knowledge.nodes.steps(depth)),
  ]
}
