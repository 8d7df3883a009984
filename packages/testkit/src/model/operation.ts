import type { CardPatch, ExpansionRow, ItemPatch, NewCard, NewItem, VectorSpace } from '@recollect/core'

/** One write inside a transaction. Ids come from small pools, so that hits, misses and conflicts all happen. */
export type StoreOperation =
  | { readonly kind: 'insert item'; readonly item: NewItem }
  | { readonly kind: 'update item'; readonly id: string; readonly patch: ItemPatch }
  | { readonly kind: 'remove item'; readonly id: string }
  | {
      readonly kind: 'index item'
      readonly seq: number
      readonly terms: readonly (readonly [string, number])[]
    }
  | { readonly kind: 'insert card'; readonly card: NewCard }
  | { readonly kind: 'update card'; readonly id: string; readonly patch: CardPatch }
  | { readonly kind: 'remove card'; readonly id: string }
  | { readonly kind: 'put expansions'; readonly rows: readonly ExpansionRow[] }
  /** With `capabilities.vectors`; without, nothing happens. */
  | {
      readonly kind: 'put vectors'
      readonly space: VectorSpace
      readonly vectors: readonly (readonly [seq: number, vector: readonly number[]])[]
    }
  | { readonly kind: 'keep only vectors'; readonly space: VectorSpace }

/** One transaction: its writes in order, and whether the caller throws at its end. */
export interface StoreStep {
  readonly scope: string
  readonly operations: readonly StoreOperation[]
  readonly fails: boolean
}
