import type { MemoryCard, MemoryItem } from '@recollect/core'
import type {
  CardPatch,
  ExpansionRow,
  ItemPatch,
  NewCard,
  NewChange,
  NewItem,
  RecordImage,
  VectorSpace,
} from '@recollect/core/store'
import type { SemanticOperation } from './semantic-operation.ts'
import type { SessionOperation } from './session-operation.ts'

/** One write inside a transaction. Ids come from small pools, so that hits, misses and conflicts all happen. */
export type StoreOperation =
  | { readonly kind: 'insert item'; readonly item: NewItem }
  | { readonly kind: 'update item'; readonly id: string; readonly patch: ItemPatch }
  | { readonly kind: 'remove item'; readonly id: string }
  | { readonly kind: 'restore item'; readonly item: NewItem & Pick<MemoryItem, 'seq'> }
  | {
      readonly kind: 'index item'
      readonly seq: number
      readonly terms: readonly (readonly [string, number])[]
    }
  | { readonly kind: 'insert card'; readonly card: NewCard }
  | { readonly kind: 'update card'; readonly id: string; readonly patch: CardPatch }
  | { readonly kind: 'remove card'; readonly id: string }
  | { readonly kind: 'restore card'; readonly card: NewCard & Pick<MemoryCard, 'seq'> }
  | {
      readonly kind: 'append change'
      readonly change: NewChange
      readonly images: readonly RecordImage[]
    }
  | { readonly kind: 'mark changes'; readonly ids: readonly string[]; readonly undoneBy: string | null }
  | {
      readonly kind: 'erase images'
      readonly record: RecordImage['record']
      readonly ids: readonly string[]
      readonly seqs: readonly number[]
    }
  /** Changes nothing: what has lapsed, and what lapses next, can be asked for only in a transaction. */
  | { readonly kind: 'ask lapses'; readonly now: number }
  | { readonly kind: 'set next due'; readonly at: number | null }
  | { readonly kind: 'put expansions'; readonly rows: readonly ExpansionRow[] }
  /** With `capabilities.vectors`; without, nothing happens. */
  | {
      readonly kind: 'put vectors'
      readonly space: VectorSpace
      readonly vectors: readonly (readonly [seq: number, vector: readonly number[]])[]
    }
  | { readonly kind: 'keep only vectors'; readonly space: VectorSpace }
  | SessionOperation
  | SemanticOperation

/** One transaction: its writes in order, and whether the caller throws at its end. */
export interface StoreStep {
  readonly scope: string
  readonly operations: readonly StoreOperation[]
  readonly fails: boolean
}
