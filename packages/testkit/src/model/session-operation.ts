import type { ContextVariable, QaTurn, Session, NewTurn, TurnPatch } from '@recollect/core/store'

/** A write to sessions. With `capabilities.sessions`; without, nothing happens. */
export type SessionOperation =
  | { readonly kind: 'put session'; readonly session: Omit<Session, 'scope'> }
  | { readonly kind: 'remove session'; readonly id: string }
  | { readonly kind: 'append turn'; readonly turn: NewTurn }
  | { readonly kind: 'update turn'; readonly number: number; readonly patch: TurnPatch }
  | { readonly kind: 'remove turn'; readonly number: number }
  | { readonly kind: 'restore turn'; readonly turn: Omit<QaTurn, 'scope'> }
  | { readonly kind: 'put variable'; readonly variable: Omit<ContextVariable, 'scope'> }
  | { readonly kind: 'remove variable'; readonly session: string; readonly name: string }
