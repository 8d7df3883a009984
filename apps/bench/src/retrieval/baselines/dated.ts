import type { Conversation } from '../schema.ts'
import type { Baseline } from './baseline.ts'
import { spokenDate } from './text/spoken-date.ts'

/** The same turns with their date written into them. */
const withDates = ({ id, turns }: Conversation): Conversation => ({
  id,
  turns: turns.map((turn) => ({ ...turn, text: `${turn.text} ${spokenDate(turn)}`.trimEnd() })),
})

/** A baseline that is told when each turn was said, as the memory is. */
export const dated = (baseline: Baseline): Baseline => ({
  id: `${baseline.id}-dated`,
  name: `${baseline.name}, dates`,
  index: (conversation) => baseline.index(withDates(conversation)),
})
