import type { Clock, Recollect } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import type { Phraser } from './phrase/phraser.ts'

/** What a second handle on the same database is to have of its own. */
export interface OpenOptions {
  readonly clock: Clock
  /** Left out: none. */
  readonly discoverer?: Discoverer
}

export interface PlaygroundOptions {
  /** Of the page. */
  readonly recollect: Recollect
  /** Opens the same database once more: a story is told with a clock of its own. It is closed when the story ends. */
  readonly open: (options: OpenOptions) => Promise<Recollect>
  /** The moment stories end. */
  readonly now?: () => number
  /** Folder with `labels` and `retrieval`. Null, or one that is not there: no evaluation. */
  readonly data: string | null
  /** Puts answers into other words. Null: there is none. */
  readonly phraser?: Phraser | null
  /** Told what nobody foresaw. */
  readonly onError?: (error: unknown) => void
}
