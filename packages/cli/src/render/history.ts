import type { MemoryCard } from '@recollect/core'
import { factName, factWithDetails } from './fact.ts'
import { table } from './table.ts'
import { when } from './time.ts'
import type { View } from './view.ts'

/** The versions of a fact, oldest first, with the time each was true. */
export function renderHistory(versions: readonly MemoryCard[], view: View): string {
  const { text, colors } = view
  const [first] = versions
  if (!first) return text.output.lists.none
  const rows = versions.map((card) => [
    `  v${card.version}`,
    factWithDetails(card, view) || card.relation,
    `${when(card.validFrom ?? card.recordedAt)} – ${card.validTo === null && card.active ? text.output.lists.now : when(card.validTo ?? card.supersededAt)}`,
    card.relation,
    colors.dim(card.id),
  ])
  return `${text.output.lists.chain(factName(first, text))}\n${table(rows)}`
}
