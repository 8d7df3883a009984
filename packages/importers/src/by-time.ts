import type { ImportRecord } from './record.ts'

const timeOf = (record: ImportRecord): number =>
  record.kind === 'message' && typeof record.message.at === 'number'
    ? record.message.at
    : Number.POSITIVE_INFINITY

/** In the order in which things were said; what has no time comes last. Stable. */
export const byTime = (records: readonly ImportRecord[]): readonly ImportRecord[] => sortedBy(records, timeOf)

/** Conversations in the order in which they began. */
export const byBeginning = (conversations: readonly (readonly ImportRecord[])[]): readonly ImportRecord[] =>
  sortedBy(conversations, (records) =>
    records.reduce((first, record) => Math.min(first, timeOf(record)), Number.POSITIVE_INFINITY),
  ).flat()

function sortedBy<T>(values: readonly T[], measure: (value: T) => number): readonly T[] {
  const measured = values.map((value, n) => ({ value, n, by: measure(value) }))
  measured.sort((a, b) => (a.by === b.by ? a.n - b.n : a.by - b.by))
  return measured.map(({ value }) => value)
}
