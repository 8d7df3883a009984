import type { Episode, MemoryItem, SemanticNode } from '@recollect/core'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'
import { lastFailure } from './why-failed.ts'
import { keyAndValue } from './words.ts'

export interface ShownEpisode {
  readonly action: 'show'
  readonly episode: Episode
  /** In the order they were said. */
  readonly messages: readonly MemoryItem[]
  /** What it tells of. */
  readonly nodes: readonly SemanticNode[]
}

/** What it tells, how far it is, its messages, and the knowledge in it. */
export function episodeInFull({ episode, messages, nodes }: ShownEpisode, view: View): string {
  const { colors, text } = view
  const { episodes } = text.knowledge
  const { title, id, summary, content, attempts, lastError, state } = episode
  const said = messages.map(({ saidAt, role, speaker, text: words }) => [
    when(saidAt, view),
    speaker === null ? role : safe(speaker),
    safe(words),
  ])
  return [
    `${colors.bold(safe(title))}  ${colors.dim(id)}`,
    colors.dim(detailsOf(episode, view).join(' · ')),
    ...(attempts > 0 && lastError !== null
      ? [colors.red(episodes.attempts(attempts, lastFailure(lastError, view)))]
      : []),
    ...(state === 'failed' ? [`${episodes.retry} ${id}`] : []),
    safe(summary),
    ...(content === summary ? [] : [safe(content)]),
    ...(said.length === 0 ? [] : [indented(table(said))]),
    ...(nodes.length === 0 ? [] : [text.output.lists.chain(episodes.tellsOf)]),
    ...nodes.map((node) => `  ${keyAndValue(node, view)}  ${colors.dim(node.id)}`),
  ].join('\n')
}

function detailsOf(episode: Episode, view: View): string[] {
  const { episodes } = view.text.knowledge
  const { startedAt, endedAt, session, narratedBy, discoveredBy, discoveredAt, state } = episode
  return [
    `${when(startedAt, view)} – ${when(endedAt, view)}`,
    ...(session === null ? [] : [safe(session)]),
    episodes.told(safe(narratedBy)),
    discoveredBy === null
      ? episodes.states[state]
      : episodes.compared(safe(discoveredBy), when(discoveredAt, view)),
  ]
}

const indented = (lines: string): string =>
  lines
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
