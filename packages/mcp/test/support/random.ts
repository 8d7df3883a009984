/** Numbers that look drawn but are the same for the same seed (mulberry32). */
export interface Random {
  /** 0 to `below`, without it. */
  number(below: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  /** Up to `most` of what is made. */
  list<T>(most: number, make: () => T): T[]
}

export function random(seed: number): Random {
  let state = seed
  const number = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
  return {
    number,
    pick: (from) => from[number(from.length)] ?? from[0],
    list: (most, make) => Array.from({ length: number(most + 1) }, make),
  }
}
