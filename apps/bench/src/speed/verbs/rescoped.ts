import type { SqlCall } from '../statement-log.ts'

interface Scope {
  readonly number: number
  readonly name: string
}

/** Statements on one scope as they are on another: its number and name stand in their values, and nothing else is like them. */
export const rescoped = (calls: readonly SqlCall[], from: Scope, to: Scope): readonly SqlCall[] =>
  calls.map((call) => ({ ...call, values: call.values.map((value) => otherScope(value, from, to)) }))

function otherScope(value: unknown, from: Scope, to: Scope): unknown {
  if (value === from.number) return to.number
  return value === from.name ? to.name : value
}
