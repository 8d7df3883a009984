import type { MemoryItem, Page } from '@recollect/core'
import { safe } from './safe.ts'
import { table } from './table.ts'
import { when } from './time.ts'
import type { View } from './view.ts'

/** One message a line: when, who, what, id. */
export function renderItems({ rows, next }: Page<MemoryItem>, view: View): string {
  const { lists } = view.text.output
  const listed = rows.length === 0 ? lists.none : table(rows.map((item) => row(item, view)))
  return next === null ? listed : `${listed}\n${lists.more(next)}`
}

function row({ saidAt, role, speaker, text: said, active, id }: MemoryItem, view: View): string[] {
  const { text, colors } = view
  const state = active ? '' : colors.dim(text.dates.note(text.output.lists.notCurrent))
  return [
    when(saidAt, view),
    speaker === null ? role : safe(speaker),
    colors.dim(id),
    `${safe(said)}${state}`,
  ]
}
