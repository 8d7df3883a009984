import type { AbortSignalLike } from '@recollect/core'

/** How far the copy of a scope is: `done` of `total` numbers that were given out in it. */
export interface CopyProgress {
  readonly scope: string
  readonly phase: 'copy' | 'verify'
  readonly done: number
  readonly total: number
}

/** What `copyStore` copies, and how it may be watched and stopped. */
export interface CopyOptions {
  /**
   * Which scopes; all that hold an item, a card, an expansion or a session when it is left out. A scope that holds an audit log alone is
   * to be named.
   */
  readonly scopes?: readonly string[]
  /** Records a transaction. 1–1,000; default 200. */
  readonly page?: number
  /** Stops after the page under way. What is there stays; a later call goes on behind it. */
  readonly signal?: AbortSignalLike
  /** Called as each page begins; awaited. */
  onProgress?(progress: CopyProgress): void | Promise<void>
}

/** How many there are of each kind of record, and a SHA-256 over all of them in order, the keys of objects sorted. */
export interface Fingerprint {
  readonly items: number
  readonly cards: number
  readonly changes: number
  /** Pairs of Q-A logs, their sessions, and variables of working memory. */
  readonly turns: number
  readonly sessions: number
  readonly variables: number
  readonly episodes: number
  /** Nodes go with their values and links. */
  readonly nodes: number
  readonly relationships: number
  readonly quarantined: number
  /** Days and models that usage is noted of. */
  readonly usage: number
  readonly expansions: number
  /** Of messages, which they go with, episodes and nodes. */
  readonly vectors: number
  /** Links of the audit log. */
  readonly audit: number
  /** 64 hexadecimal digits; the same for a scope and its copy, whatever the stores. */
  readonly sha256: string
}

/** What became of one scope. */
export interface CopiedScope {
  readonly scope: string
  /** What the scope holds, here and there. */
  readonly holds: Fingerprint
  /** How many records this call wrote; 0: everything was there already. */
  readonly written: number
}

/** What `copyStore` did. */
export interface CopyReport {
  readonly scopes: readonly CopiedScope[]
  /** The signal stopped it: the scopes after the last one are not, or not all, there. */
  readonly stopped: boolean
}
