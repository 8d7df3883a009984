import type { Fields, Unit } from './fields.ts'
import { matchAt } from './fields.ts'
import type { Now } from './now.ts'
import { clock } from './units/clock.ts'
import { day } from './units/day.ts'
import { holiday } from './units/holiday.ts'
import { month, monthPart } from './units/month.ts'
import { numeric } from './units/numeric.ts'
import { part, smallHours } from './units/part.ts'
import { week, weekday } from './units/week.ts'
import { yearPart } from './units/year-part.ts'
import { year } from './units/year.ts'

/** Coarsest first: Chinese says a date from the year down to the minute. Holidays go before seasons (春节 is not 春). */
const UNITS: readonly Unit[] = [
  numeric,
  year,
  holiday,
  yearPart,
  month,
  monthPart,
  day,
  week,
  weekday,
  part,
  smallHours,
  clock,
]

/** Characters a point in time can begin with. */
export const POINT_STARTS = UNITS.map((unit) => unit.starts)
  .join('')
  .replaceAll(/[的(]/gu, '')

export interface Point {
  readonly end: number
  readonly fields: Fields
}

/** Reads a point in time at a position: each unit once, from coarse to fine. Null when nothing there fixes one. */
export function readPoint(text: string, start: number, now: Now): Point | null {
  let end = start
  let fields: Fields = {}
  for (const unit of UNITS) {
    if (isClosed(fields)) break
    const at = end > start ? end + gapAt(text, end, unit === month && fields.month === undefined) : end
    if (!unit.starts.includes(text.charAt(at)) || at >= text.length) continue
    const found = unit.read(text, at, fields, now)
    if (found === null) continue
    end = found.end
    fields = { ...fields, ...found.fields }
  }
  return end === start ? null : { end, fields }
}

const GAP = / /uy
/** 二〇二一年,七月六号. */
const GAP_BEFORE_MONTH = / ?,? ?/uy

const gapAt = (text: string, at: number, isMonth: boolean): number =>
  matchAt(isMonth ? GAP_BEFORE_MONTH : GAP, text, at)?.[0].length ?? 0

/** Nothing can follow these. */
const isClosed = ({ hour, season, yearPart, quarter, monthPart, weekend }: Fields): boolean =>
  hour !== undefined || quarter !== undefined || Boolean(season ?? yearPart ?? monthPart ?? weekend)
