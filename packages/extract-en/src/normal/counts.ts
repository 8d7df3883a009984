import type { Normal } from './context.ts'
import { quantityOf } from './quantity.ts'

const AGE = /^(?<count>[a-z\d -]{1,20}?)[ -]?(?:years?[ -]old|yrs? old|years? of age|years|yrs|y\/?o)?$/u
const LATEST_AGE = 130

/** "Twenty-eight" and "28 years old" → `28`; "late thirties" stays words. */
export const age: Normal = (value) => whole(AGE.exec(value)?.groups?.['count'] ?? '', LATEST_AGE)

const MOST_RELATIVES = 99

/** "Two" → `2`. */
export const count: Normal = (value) => whole(value === 'a' ? '' : value, MOST_RELATIVES)

function whole(text: string, most: number): string | null {
  const found = text === '' ? null : quantityOf(text)
  return found === null || !Number.isInteger(found) || found > most ? null : String(found)
}
