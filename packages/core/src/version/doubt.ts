import type { TimedDraft } from '../plugin/versioner.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { timeOf } from '../facts/order.ts'

/** Under this name a card keeps why its value replaced nothing: it is laid on the line of time again whenever something is said. */
export const DOUBT = 'doubt'

/** Why what is said may stand beside what holds, but not replace it; null when it may. */
export function doubtIn(says: MemoryCard | TimedDraft): string | null {
  const doubt = 'extra' in says ? says.extra?.[DOUBT] : says.doubt
  return typeof doubt === 'string' ? doubt : null
}

/** With the doubt that only what is held can raise: an age that the clock does not lead to. */
export function doubted(draft: TimedDraft, known: readonly MemoryCard[]): TimedDraft {
  if (draft.slot !== 'age' || !isPlain(draft)) return draft
  const held = known.find((card) => card.active)
  const [was, is] = [yearsIn(held), yearsIn(draft)]
  if (held === undefined || was === null || is === null) return draft
  if (agesInto(draft, held)) return { ...draft, doubt: undefined }
  return { ...draft, doubt: `${is} after ${was} does not fit the time between` }
}

const isPlain = ({ relation, tense, correction }: CardDraft): boolean =>
  relation === 'sets' && tense === 'current' && correction === undefined

const YEAR = 365.25 * 24 * 3600 * 1000

/** Whether an age may be that of whoever was of another age then. */
export function agesInto(draft: TimedDraft, held: MemoryCard): boolean {
  const [was, is] = [yearsIn(held), yearsIn(draft)]
  return was !== null && is !== null && fitsClock(is - was, (draft.eventAt - timeOf(held)) / YEAR)
}

/** Of an age only whole years are said: so many years later it is so many more, and one more after the birthday. */
const fitsClock = (older: number, passed: EpochMs): boolean =>
  older >= Math.floor(passed) && older <= Math.floor(passed) + 1

function yearsIn(says: Pick<CardDraft, 'value' | 'normal'> | undefined): number | null {
  const digits = /^\D{0,12}(?<years>\d{1,3})(?!\d)/u.exec(says?.normal ?? says?.value ?? '')?.groups?.[
    'years'
  ]
  return digits === undefined ? null : Number(digits)
}
