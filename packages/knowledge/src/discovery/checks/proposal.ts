import { sliceWhole } from '@recollect/core/plugin'

const MOST = 4000
const HALVES = /\p{Cs}/gu

/** What was proposed, as JSON text of at most 4,000 characters; of what JSON cannot hold, what it says of itself. Throws nothing. */
export function proposalText(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonOf(value)
  const whole = storable(text)
  return whole.length <= MOST ? whole : `${sliceWhole(whole, 0, MOST - 2)}…`
}

/** What no store can hold stands there as an escape. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu
export const storable = (text: string): string =>
  text.replaceAll(HALVES, '\ufffd').replaceAll(CONTROL, (char) => `\\u${hex(char)}`)

const hex = (char: string): string => char.charCodeAt(0).toString(16).padStart(4, '0')

function jsonOf(value: unknown): string {
  const seen = new Set<unknown>()
  try {
    return JSON.stringify(value, (_name, one: unknown) => plain(one, seen)) ?? String(value)
  } catch {
    return 'something that is no JSON'
  }
}

/** JSON has no large integers, and no object twice on the way to itself. */
function plain(one: unknown, seen: Set<unknown>): unknown {
  if (typeof one === 'bigint') return `${String(one)}n`
  if (typeof one !== 'object' || one === null) return one
  if (seen.has(one)) return '(seen above)'
  seen.add(one)
  return one
}
