import type { MemoryCard } from '@recollect/core'

/** One fact that is not the same at two moments. `before` null: it did not hold at the first; `after` null: not at the second. */
export interface FactDifference {
  readonly kind: 'began' | 'ended' | 'changed'
  readonly versionKey: string
  readonly before: MemoryCard | null
  readonly after: MemoryCard | null
}
