import { DEVICES } from '../lexicon/things.ts'
import { keyOf } from './capture.ts'

const MODEL = /(?:\s+(?:\d{1,2}[a-z]?|pro|max|plus|ultra|mini|air|se|xl|gen|[a-z]\d{1,3}|s\d{1,2}|note|fold|flip|edge|m[1-4]|lite|fe|5g|oled|deluxe|\d{4}|\(.*\)))+$/u
const NOT_A_DEVICE = /\b(?:case|number|call|bill|game|games|charger|plan|app|problem|problems|issue|issues|science|repair|store|skills|engineer|programmer|company|screen|contract)$/u

/** What kind of gadget the words name (`phone`, `computer`), or null: "iPhone 15 Pro" → `phone`. */
export function deviceFacet(text: string): string | null {
  const key = keyOf(text)
  if (NOT_A_DEVICE.test(key)) return null
  const bare = key.replace(MODEL, '').replace(/(?<=[a-z])\d{1,2}$/u, '')
  const list = bare.split(' ')
  for (const [facet, names] of DEVICES) {
    const hit = [bare, list.slice(-2).join(' '), list.at(-1) ?? '', list.slice(0, 2).join(' '), list[0] ?? ''].some((word) => names.has(word) || names.has(word.replace(/s$/u, '')))
    if (hit) return facet
  }
  return null
}

/** The platform a user label or a switch names: an iPhone user who was an Android user is one no longer. */
export function platformOf(text: string): string | undefined {
  const key = keyOf(text)
  if (/\b(?:android|iphone|ios|pixel|samsung|huawei|blackberry)\b/u.test(key)) return 'phone'
  return /\b(?:windows|mac|macos|linux|ubuntu|pc|chromebook)\b/u.test(key) ? 'computer' : undefined
}
