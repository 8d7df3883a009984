import type { Page, TurnKeyCount } from '@recollect/core'
import { safe } from '../safe.ts'
import { table } from '../table.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'

/** One topic a line: how many pairs have it, and when the last was. */
export function renderTopics({ rows, next }: Page<TurnKeyCount>, view: View): string {
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
