import { inLexicon } from './state.ts'
import { DEVICES, MAKERS, VEHICLES } from '../lexicon/things/things.ts'
import { keyOf } from './capture.ts'

/** Words of a model's name after the maker's: "15 Pro Max". */
const MODEL_WORD =
  /^(?:\d{1,4}[a-z]?|pro|max|plus|ultra|mini|air|se|xl|gen|[a-z]\d{1,3}|note|fold|flip|edge|lite|fe|5g|oled|deluxe|series)$/u
const NOT_A_DEVICE =
  /\b(?:case|number|call|bill|game|games|charger|plan|app|problem|problems|issue|issues|science|repair|store|skills|engineer|programmer|company|screen|contract)$/u

const makerOf = (list: readonly string[]): readonly string[] => {
  let end = list.length
  while (end > 1 && MODEL_WORD.test(list[end - 1] ?? '')) end -= 1
  return list.slice(0, end)
}

/** What kind of gadget the words name (`phone`, `computer`), or null: "iPhone 15 Pro" → `phone`. */
export function deviceFacet(text: string): string | null {
  const key = keyOf(text)
  if (NOT_A_DEVICE.test(key)) return null
  const list = makerOf(key.split(' '))
  const bare = list.join(' ').replace(/(?<=[a-z])\d{1,2}$/u, '')
  for (const [facet, names] of DEVICES) {
    const hit = [
      bare,
      list.slice(-2).join(' '),
      list.at(-1) ?? '',
      list.slice(0, 2).join(' '),
      list[0] ?? '',
    ].some((word) => names.has(word) || names.has(word.replace(/s$/u, '')))
    if (hit) return facet
  }
  return null
}

const NO_CAR =
  /\b(?:fridge|skirt|series|heart|attack|phone|tv|shirt|golf|bar|keyboard|piano|guitar|watch|speaker|meter|card|stand|belt|cover|dealership|factory|fan|show|series)s?$/u

/** Whether the words name a vehicle, by its kind or by maker and model: "silver Skoda Octavia". */
export function isVehicle(text: string): boolean {
  const list = keyOf(text).split(' ')
  if (NO_CAR.test(list.join(' '))) return false
  return inLexicon(VEHICLES, text) || (list.length > 1 && list.slice(0, -1).some((word) => MAKERS.has(word)))
}

/** The platform a user label or a switch names: an iPhone user who was an Android user is one no longer. */
export function platformOf(text: string): string | undefined {
  const key = keyOf(text)
  if (/\b(?:android|iphone|ios|pixel|samsung|huawei|blackberry)\b/u.test(key)) return 'phone'
  return /\b(?:windows|mac|macos|linux|ubuntu|pc|chromebook)\b/u.test(key) ? 'computer' : undefined
}
