/** How many wrong tokens an address may send in how long: at 10 in a minute, guessing a token of 16 letters takes longer than there is. */
const MOST = 10
const WINDOW_MS = 60_000
/** Addresses that are remembered; the one that was wrong first is forgotten for one more. */
const ADDRESSES = 10_000

/** Counts wrong tokens by address, in the memory of this process. */
export interface WrongTokens {
  /** Seconds until this address may try again; null: now. */
  wait(address: string): number | null
  count(address: string): void
}

export function wrongTokens(now: () => number): WrongTokens {
  const counted = new Map<string, { count: number; readonly until: number }>()
  const current = (address: string) => {
    const found = counted.get(address)
    if (found === undefined || found.until > now()) return found
    counted.delete(address)
    return undefined
  }
  return {
    wait: (address) => {
      const found = current(address)
      if (found === undefined || found.count < MOST) return null
      return Math.max(1, Math.ceil((found.until - now()) / 1000))
    },
    count: (address) => {
      const found = current(address)
      if (found !== undefined) {
        found.count++
        return
      }
      const [oldest] = counted.keys()
      if (counted.size >= ADDRESSES && oldest !== undefined) counted.delete(oldest)
      counted.set(address, { count: 1, until: now() + WINDOW_MS })
    },
  }
}

/** Characters of an address; what a header says may be anything. */
const LONGEST = 64

/** An IPv6 client has a whole network of addresses: they count as one, as all of IPv4 in IPv6 form counts as IPv4. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').slice(0, LONGEST).replace(/^::ffff:(?=\d+\.)/iu, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')
}
