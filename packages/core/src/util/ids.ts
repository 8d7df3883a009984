import type { Ids } from '../plugin/ports.ts'
import type { EpochMs } from '../types/item.ts'

/** Web Crypto, present in Node, Bun, Deno, Workers and browsers. */
declare const crypto: { getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array }

const MAX_COUNTER = 0xfff
/** What 48 bits hold: the year 10889. */
const MAX_TIME = 0xffff_ffff_ffff

/**
 * UUIDv7 by RFC 9562 §5.7, with the 12 bits of rand_a as a counter (§6.2 method 1): ids of one source increase even when the
 * clock stands still or runs back.
 */
export function uuidv7Ids(): Ids {
  let last = 0
  let counter = 0
  return {
    next(now: EpochMs): string {
      const ms = Math.min(Math.trunc(now), MAX_TIME)
      if (ms > last) {
        last = ms
        counter = 0
      } else if (counter < MAX_COUNTER) {
        counter += 1
      } else {
        last += 1
        counter = 0
      }
      return format(last, counter)
    },
  }
}

function format(ms: number, counter: number): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  const tail = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const time = ms.toString(16).padStart(12, '0')
  const variant = ((random[0] ?? 0) & 0x3f) | 0x80
  const clock = counter.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${clock}-${variant.toString(16)}${tail.slice(2, 4)}-${tail.slice(4)}`
}
