import type { MemoryItem } from '@recollect/core'
import { damaged } from './columns.ts'

type Parts = MemoryItem['unread']

const NONE: Parts = []
const KINDS = ['fact', 'change'] as const
const PART = /^(?<kind>[a-z]+):(?<start>\d+)-(?<end>\d+)$/u

/** `fact:0-12 change:20-40`; null for none. */
export const partsToColumn = (parts: Parts): string | null =>
  parts.length === 0 ? null : parts.map(({ kind, start, end }) => `${kind}:${start}-${end}`).join(' ')

/** @throws StoreError `STORE_CORRUPT` for what was never written. */
export function columnToParts(column: string | null): Parts {
  return column === null ? NONE : column.split(' ').map(partOf)
}

function partOf(written: string): Parts[number] {
  const { kind, start, end } = PART.exec(written)?.groups ?? {}
  const known = KINDS.find((one) => one === kind)
  return known === undefined ? damaged('unread') : { kind: known, start: Number(start), end: Number(end) }
}
