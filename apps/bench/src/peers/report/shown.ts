import type { Cell } from '../../io/table.ts'
import { percent } from '../../stats/numbers.ts'

/** Where there is nothing to measure. */
export const NONE = '–'

export const shown = (part: number | null): Cell => (part === null ? NONE : percent(part))
