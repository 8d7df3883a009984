import type { SeqRange, TermPostings } from '@recollect/core'
import type { ScopeSession } from './scope-session.ts'

/** What is asked of the text index. */
export interface PostingsQuery {
  /** Each once. */
  readonly terms: readonly string[]
  /** How many postings may be given in all. */
  readonly budget: number
  readonly within: SeqRange | undefined
}

/** One item of the text index: its terms with how often they occur. */
export interface IndexedItem {
  readonly item: number
  /** In terms. */
  readonly length: number
  readonly terms: readonly (readonly [term: string, count: number])[]
}

/** How a database is asked for postings and rid of them: term by term, or all in one statement where a statement is a journey. */
export interface PostingsAccess {
  /** As `SearchReader.postings` gives them. The scope has documents. */
  read(session: ScopeSession, query: PostingsQuery): Promise<readonly TermPostings[]>
  remove(session: ScopeSession, item: number, terms: readonly string[]): Promise<void>
}
