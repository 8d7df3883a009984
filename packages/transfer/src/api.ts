/** Lines of an export, one after another. */
export type ImportLines = AsyncIterable<string> | Iterable<string>

/**
 * Lines of an export; or what opens them anew each time it is called, the same and quickly: the scope is locked while they are read
 * again, so they must not come from the same store.
 */
export type ImportSource = ImportLines | (() => ImportLines)

/** How many records `import` wrote, by kind. */
export interface ImportResult {
  readonly items: number
  readonly cards: number
  readonly sessions: number
  /** Pairs of the sessions' logs. */
  readonly turns: number
  /** Of the sessions' working memory. */
  readonly variables: number
  readonly episodes: number
  readonly nodes: number
  /** Records that were there already: by id, pairs and variables by their session and `seq` or name. */
  readonly skipped: number
}

/** What is wrong with the chains of a scope, and what was done about it. */
export interface RepairReport {
  readonly problems: readonly ChainProblem[]
  /** Cards that were changed; 0 in a dry run. No row is ever deleted. */
  readonly repaired: number
  /** Id of the change; null when nothing was written. */
  readonly change: string | null
}

/** Something wrong with the versions of a fact, as `repair` finds it. */
export interface ChainProblem {
  /** `empty`: a card states nothing, which no repair can mend; forget it, or import it anew. */
  readonly kind:
    | 'gap'
    | 'two-active'
    | 'parent'
    | 'closed-active'
    | 'open-inactive'
    | 'unended'
    | 'overlap'
    | 'superseded-early'
    | 'correction'
    | 'contested'
    | 'source'
    | 'empty'
    | 'item'
  readonly versionKey: string
  /** The card or item it shows on. */
  readonly id: string
}

/** How `repair` goes about it. */
export interface RepairOptions {
  /** Only look. Default false. */
  readonly dryRun?: boolean
}
