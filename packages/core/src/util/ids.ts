import type { Ids } from '../plugin/ports.ts'
import type { EpochMs } from '../types/item.ts'

/** Web Crypto, present in Node, Bun, Deno, Workers and browsers. */
declare const crypto: { getRandomValues(array: Uint32Array<ArrayBuffer>): Uint32Array }

/** Random words fetched at once: asking costs more than they do. */
const WORDS = 64
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
  const words = new Uint32Array(WORDS)
  let used = WORDS
  const word = () => {
    if (used === WORDS) {
      crypto.getRandomValues(words)
      used = 0
    }
    return words[used++] ?? 0
  }
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
      return format(last, counter, word(), word())
    },
  }
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

function format(ms: number, counter: number, random: number, more: number): string {
  const time = hex(ms, 12)
  const variant = 0x8000 | ((random >>> 16) & 0x3fff)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${hex(variant, 4)}-${hex(random & 0xffff, 4)}${hex(more, 8)}`
}
