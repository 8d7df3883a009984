/** A place in the write-ahead log (`pg_lsn`): how many bytes lie before it. */
export type Lsn = bigint

/** Reads `16/B374D848`. Null for anything else. */
export function readLsn(text: unknown): Lsn | null {
  const { high, low } =
    (typeof text === 'string' ? /^(?<high>[\dA-F]{1,8})\/(?<low>[\dA-F]{1,8})$/u.exec(text)?.groups : null) ??
    {}
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export const writeLsn = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase()

export const later = (a: Lsn, b: Lsn): Lsn => (a > b ? a : b)
