import type { ListRequest, Page } from '../plugin/page.ts'
import type { RecallFilter } from './recall.ts'

/** A filter as callers write it: times as a `Date`, epoch milliseconds or ISO 8601. */
export type ListFilter<F> = Omit<F, 'from' | 'to'> & Pick<RecallFilter, 'from' | 'to'>

/** A reader of one kind of record. */
export interface Collection<T, F> {
  /** One record; null when the scope has none of that id. */
  get(id: string): Promise<T | null>
  /** Page by page in order of recording, or against it (`order: 'newest'`). @throws InvalidInputError */
  list(options?: ListFilter<F> & Partial<ListRequest>): Promise<Page<T>>
}
