import type { Moved } from '../commands/move/index.ts'
import { changeLine } from './change-line.ts'
import { factName, factWithDetails } from './fact.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

/** What the other scope has been given. */
export function renderMoved({ to, cards, change }: Moved, view: View): string {
  const { moved } = view.text.versions
  const lines = cards.map((card) => moved(factName(card, view.text), factWithDetails(card, view), safe(to)))
  return [...lines, changeLine(change, view)].join('\n')
}
