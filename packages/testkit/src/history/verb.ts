import type { FactInput, MessageInput, UndoOptions } from '@recollect/core'

/** One call on a memory. Records are picked by number, so that a history can be made before the memory there is. */
export type Verb =
  | { readonly kind: 'remember'; readonly messages: readonly MessageInput[] }
  | { readonly kind: 'put'; readonly fact: FactInput }
  | { readonly kind: 'correct'; readonly pick: number; readonly value: string }
  | {
      readonly kind: 'forget'
      readonly what: 'item' | 'card' | 'slot'
      readonly pick: number
      readonly grace: number
    }
  | { readonly kind: 'undo'; readonly pick: number; readonly dependents: UndoOptions['dependents'] }
  /** The clock goes on, or back. */
  | { readonly kind: 'wait'; readonly ms: number }
