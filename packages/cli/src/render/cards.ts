import type { MemoryCard, Page } from '@recollect/core'
import { factName, factWithDetails, isMistake } from './fact.ts'
import { table } from './table.ts'
import { when } from './time.ts'
import type { View } from './view.ts'

/** One fact a line: what, value, version, since when, id. */
export function renderCards({ rows, next }: Page<MemoryCard>, view: View): string {
  const { lists } = view.text.output
  const listed = rows.length === 0 ? lists.none : table(rows.map((card) => row(card, view)))
  return next === null ? listed : `${listed}\n${lists.more(next)}`
}

function row(card: MemoryCard, view: View): string[] {
  const { text, colors } = view
  const { lists } = text.output
  const state = card.active
    ? ''
    : colors.dim(text.dates.note(isMistake(card) ? lists.mistake : lists.notCurrent))
  return [
    factName(card, text),
    `${factWithDetails(card, view)}${state}`,
    `v${card.version}`,
    when(card.validFrom ?? card.recordedAt, view),
    colors.dim(`${card.versionKey} ${card.id}`),
  ]
}
