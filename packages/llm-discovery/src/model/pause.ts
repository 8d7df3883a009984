import { reasonOf } from '../abort.ts'

/** Longest pause, as a multiple of the first. */
const MOST = 16

/** Doubled each time, less up to a quarter by chance (`random` 0–1), so that clients do not come back all at once. In ms. */
export const backOff = (tried: number, first: number, random: number): number =>
  Math.round(first * Math.min(2 ** tried, MOST) * (1 - random / 4))

/** What a server asks to wait, in ms; null when it does not say. RFC 9110 §10.2.3, and the finer header of some servers. */
export function askedToWait(headers: Headers | undefined, now: number): number | null {
  const fine = numberIn(headers?.get('retry-after-ms'))
  if (fine !== null) return fine
  const said = headers?.get('retry-after')
  const seconds = numberIn(said)
  if (seconds !== null) return seconds * 1000
  const until = Date.parse(said ?? '')
  return Number.isNaN(until) ? null : Math.max(0, until - now)
}

const numberIn = (said: string | null | undefined): number | null =>
  said && /^\s*\d{1,12}(?:\.\d{1,6})?\s*$/u.test(said) ? Number(said) : null

/** Waits, but no longer than the signal lets it. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(reasonOf(signal))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
