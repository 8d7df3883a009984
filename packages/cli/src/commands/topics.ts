import type { Page } from '@recollect/core'
import type { TurnKeyCount } from '@recollect/core/store'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { withMemory } from '../open-memory.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import { when } from '../render/time.ts'
import type { View } from '../render/view.ts'

interface TopicsArguments {
  readonly limit: number
  readonly cursor: string | null
}

const topics = (page: TopicsArguments, context: Context): Promise<Page<TurnKeyCount>> =>
  withMemory(context, 'read', ({ memory }) => memory.sessions.topics(page))

/** One topic a line: how many pairs have it, and when the last was. */
function renderTopics({ rows, next }: Page<TurnKeyCount>, view: View): string {
  const { lists } = view.text.output
  const { pairs, topicSince } = view.text.sessions
  const lines = rows.map(({ key, turns, lastAt }) => [
    safe(key),
    pairs(turns),
    view.colors.dim(topicSince(when(lastAt, view))),
  ])
  const listed = lines.length === 0 ? lists.none : table(lines)
  return next === null ? listed : `${listed}\n${lists.more(next)}`
}

export const spec = command({
  name: 'topics',
  group: 'sessions',
  options: ['limit', 'cursor'],
  read: (values): TopicsArguments => ({
    limit: values.integer('limit', 1, 1000) ?? 100,
    cursor: values.text('cursor') ?? null,
  }),
  run: topics,
  render: renderTopics,
})
