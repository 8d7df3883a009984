import { CITIES, COUNTRIES, FOREIGN_CITIES, PLACE_ENDS } from '../lexicon/home/places.ts'
import { oneOf } from './patterns.ts'

const COUNTRY = new Set(COUNTRIES)
const PLACES = new Set([...CITIES, ...COUNTRIES, ...FOREIGN_CITIES])
const ENDS = new RegExp(`^\\p{Script=Han}{1,10}(?:${oneOf(PLACE_ENDS)})$`, 'u')
const LENGTHS = [5, 4, 3, 2]
const LONGEST_REST = 8

export const isCountry = (text: string): boolean => COUNTRY.has(text)

/** A known place, alone or with a part of it after it: 湖南, 湖南长沙, 上海徐汇区. */
export function isKnownPlace(text: string): boolean {
  const known = LENGTHS.map((length) => text.slice(0, length)).find((head) => PLACES.has(head))
  if (known === undefined) return false
  const rest = text.slice(known.length)
  return (
    rest === '' ||
    /^[省市区县]$/u.test(rest) ||
    (rest.length <= LONGEST_REST && (isKnownPlace(rest) || ENDS.test(rest)))
  )
}

/** A known place, or a name that ends as places do: 青石镇. */
export const looksLikePlace = (text: string): boolean => isKnownPlace(text) || ENDS.test(text)

/** A place one may come from: a known one, or a name that ends as regions and settlements do, not as addresses. */
export const looksLikeRegion = (text: string): boolean => isKnownPlace(text) || REGION.test(text)
const REGION =
  /^\p{Script=Han}{1,8}(?:省|市|区|县|镇|乡|村|州|岛|屯|庄|湾|旗|盟|寨|农村|山区|乡下|小城|县城)$/u
