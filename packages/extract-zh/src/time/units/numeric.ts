import type { Found, Unit } from '../fields.ts'
import { matchAt, opens } from '../fields.ts'
import { daysIn } from '../wall.ts'

/** Of versions and prices there are as many: IDEA 2021.3, 1999.9元. */
const YEAR_FIRST =
  /(?<![\d.:/a-z-]|[a-z] |版本?)(?<year>(?:1[89]|20)\d{2})(?<mark>[-/.])(?<month>\d{1,2})(?:\k<mark>(?<day>\d{1,2}))?(?![\d元块万%]|[-/.]\d)(?:日|号)?/uy
const YEAR_LAST =
  /(?<![\d.:/-])(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2})(?![\d/.-])/uy
/** 12/25 can be no day of a month 25; of 3/5 more is needed, since it is a fraction as well; 2.8号 tells by its 号. */
const MONTH_DAY =
  /(?<![\d.:/-])(?<month>1[0-2]|0?[1-9])(?:\/(?<day>1[3-9]|2\d|3[01])(?![\d/.%])|\/(?<either>1[0-2]|0?[1-9])(?=[号日]| ?(?:上午|下午|早上|晚上|中午|凌晨)| \d{1,2}:\d{2})|\.(?<marked>[0-3]?\d)(?=[号日]))[号日]?/uy
const MANY = /[的名人次个分以]/uy

/** Dates in digits: 2019-03-05, 2019/3, 2019.3.5, 12/25, 3/5/2019. */
export const numeric: Unit = {
  starts: '0123456789',
  read: (text, at, said) =>
    opens(said) ? (yearFirst(text, at) ?? yearLast(text, at) ?? monthDay(text, at)) : null,
}

function dated(end: number, year: number | undefined, month: number, day: number | undefined): Found | null {
  if (month < 1 || month > 12) return null
  if (day !== undefined && (day < 1 || day > daysIn(year ?? 2000, month))) return null
  return {
    end,
    fields: { month, ...(year === undefined ? {} : { year }), ...(day === undefined ? {} : { day }) },
  }
}

function yearFirst(text: string, at: number): Found | null {
  const match = matchAt(YEAR_FIRST, text, at)
  const { year, month, day } = match?.groups ?? {}
  if (!match) return null
  return dated(at + match[0].length, Number(year), Number(month), day === undefined ? undefined : Number(day))
}

/** The month stands first in some countries and the day in others. */
function yearLast(text: string, at: number): Found | null {
  const match = matchAt(YEAR_LAST, text, at)
  if (!match) return null
  const [first, second, year] = [
    match.groups?.['first'],
    match.groups?.['second'],
    match.groups?.['year'],
  ].map(Number)
  if (first === undefined || second === undefined || year === undefined) return null
  const end = at + match[0].length
  if (first > 12) return dated(end, year, second, first)
  const found = dated(end, year, first, second)
  return found && second <= 12 && first !== second
    ? { ...found, fields: { ...found.fields, ambiguous: true } }
    : found
}

function monthDay(text: string, at: number): Found | null {
  const match = matchAt(MONTH_DAY, text, at)
  const { month, day, either, marked } = match?.groups ?? {}
  if (!match || matchAt(MANY, text, at + match[0].length)) return null
  return dated(at + match[0].length, undefined, Number(month), Number(day ?? either ?? marked))
}
