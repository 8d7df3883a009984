/** A part of a sign: its text, and what its number is made of. */
export interface Piece {
  readonly text: string
  readonly hash: number
  /** The base to the power of its length. */
  readonly power: number
}

/** That of the 32-bit FNV hash: odd and well spread. */
const BASE = 0x0100_0193

export function pieceOf(text: string): Piece {
  let hash = 0
  let power = 1
  for (let at = 0; at < text.length; at++) {
    hash = (Math.imul(hash, BASE) + text.charCodeAt(at) + 1) | 0
    power = Math.imul(power, BASE)
  }
  return { text, hash, power }
}

const NONE = pieceOf('')

/** Writes a sign of pieces one after the other. */
export type WriteSign<S> = (
  first: Piece,
  second: Piece,
  third?: Piece,
  fourth?: Piece,
  fifth?: Piece,
  sixth?: Piece,
) => S

/** As text: what is learned from, and what tables hold. */
export const asText: WriteSign<string> = (
  first,
  second,
  third = NONE,
  fourth = NONE,
  fifth = NONE,
  sixth = NONE,
) => first.text + second.text + third.text + fourth.text + fifth.text + sixth.text

const after = (hash: number, next: Piece): number => (Math.imul(hash, next.power) + next.hash) | 0

/**
 * As the number of that text, without making it: looking weights up is most of what reading costs. Of a hundred thousand texts that no
 * table holds about one has the number of one that it does.
 */
export const asNumber: WriteSign<number> = (first, second, third, fourth, fifth, sixth) => {
  let hash = after(first.hash, second)
  if (third !== undefined) hash = after(hash, third)
  if (fourth !== undefined) hash = after(hash, fourth)
  if (fifth !== undefined) hash = after(hash, fifth)
  return sixth === undefined ? hash : after(hash, sixth)
}

/** The number of a text, or of a part of it. */
export function numberOf(text: string, from = 0, to = text.length): number {
  let hash = 0
  for (let at = from; at < to; at++) hash = (Math.imul(hash, BASE) + text.charCodeAt(at) + 1) | 0
  return hash
}
