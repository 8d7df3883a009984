import { InvalidInputError } from '@recollect/core'
import { damaged } from '@recollect/store-kysely'

/** The first year of `timestamptz` (PostgreSQL documentation, "Date/Time Types"); its last lies beyond that of JavaScript. */
const FIRST = Date.UTC(-4712, 0, 1)
const LAST = 8.64e15

const FORMS = /^(?<year>\d{4,6})-(?<rest>\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d{1,6})?)(?:\+00|Z)(?<bc> BC)?$/u

/** Milliseconds since 1970 in UTC, as Postgres reads them. Throws `INVALID_INPUT` for what the database cannot hold. */
export function writeTimestamp(ms: number): string {
  if (!(ms >= FIRST && ms <= LAST)) {
    throw new InvalidInputError(
      `The time ${String(ms)} lies outside of what Postgres keeps: the years 4713 before Christ to 275760.`,
    )
  }
  const iso = new Date(ms).toISOString()
  if (iso.length === 24) return iso.startsWith('0000') ? `0001${iso.slice(4)} BC` : iso
  // Years beyond four digits are written with a sign and six of them.
  const [year, rest] = [Number(iso.slice(0, 7)), iso.slice(7)]
  return year > 0 ? `${String(year)}${rest}` : `${String(1 - year).padStart(4, '0')}${rest} BC`
}

/** The same back, from what was written and from what a server in UTC gives. */
export function readTimestamp(text: string): number {
  const { year, rest, bc } = FORMS.exec(text)?.groups ?? {}
  if (year === undefined || rest === undefined) return damaged('of a time')
  const ms = Date.parse(
    `${isoYear(bc === undefined ? Number(year) : 1 - Number(year))}-${rest.replace(' ', 'T')}Z`,
  )
  return Number.isSafeInteger(ms) ? ms : damaged('of a time')
}

function isoYear(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0')
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
}
