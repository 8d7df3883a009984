import type { MemoryCard } from '../types/card.ts'
import type { Change } from '../types/change.ts'
import type { EpochMs, Role, Span } from '../types/item.ts'

/**
 * How a card came about. `rule`: a pack's rule read it in a message; `form`: a field of a form the user submitted; `model`: a model read
 * it in a user's message, and the words were checked; `put`, `correction`: the caller wrote it; `move`: handed over by another scope;
 * `import`; `repair`; `unknown`: the log of changes does not reach back so far.
 */
export type ProvenancePath =
  'rule' | 'form' | 'model' | 'put' | 'correction' | 'move' | 'import' | 'repair' | 'unknown'

/** The message a card rests on. */
export interface ProvenanceMessage {
  /** Id of the item. */
  readonly id: string
  readonly role: Role
  readonly speaker: string | null
  readonly session: string | null
  readonly saidAt: EpochMs
  /** Where its words stand in the message, and those words. */
  readonly span: Span | null
  readonly quote: string | null
}

/** Who said a fact, by which path it got here, and which change wrote it. */
export interface Provenance {
  readonly card: MemoryCard
  readonly path: ProvenancePath
  /** Null for what no message said, and for messages that are gone. */
  readonly message: ProvenanceMessage | null
  /** Of a direct write: who the caller said it is from. */
  readonly source: string | null
  /** Of a rule or a model: its id, and the pack (`zh@0.1.0`) or model. */
  readonly rule: string | null
  readonly pack: string | null
  /** Ids of messages that said it again. */
  readonly saidAgainIn: readonly string[]
  /** The change that wrote the card; null when the log does not reach back so far. */
  readonly change: Pick<Change, 'id' | 'kind' | 'at' | 'batch' | 'undoneBy'> | null
}
