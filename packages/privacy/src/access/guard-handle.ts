import type { AccessAction, ScopedMemory } from '@recollect/core'
import type { Guard } from './guard.ts'
import { runCall, streamCall } from './run-call.ts'
import { entryOf } from './verb-table.ts'
import type { AnyTable, VerbKind } from './verb-table.ts'
import { VERBS } from './verbs.ts'

/** The way from the handle on a scope to one of its handles. */
type Reach = (memory: ScopedMemory) => object

interface Place {
  readonly scope: string
  /** Verbs are called by it: `cards.`. */
  readonly path: string
  readonly table: AnyTable
  readonly reach: Reach
}

/** The handle on a scope with every verb guarded. What access control does not know is denied. */
export function guardedScope(guard: Guard, name: string): ScopedMemory {
  const real = guard.memory.open(name, guard.memory.store)
  return mirrored(guard, real, { scope: real.scope, path: '', table: VERBS, reach: (memory) => memory })
}

/** An object with the members of a handle: verbs guarded, handles on it mirrored, the rest as it is. */
function mirrored<T extends object>(guard: Guard, real: T, place: Place): T {
  const members = Object.entries(real).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    member(guard, name, value, place),
  ])
  const made = Object.freeze(Object.fromEntries<unknown>(members))
  if (!hasShapeOf(made, real)) throw new TypeError('A handle could not be guarded.')
  return made
}

function member(guard: Guard, name: string, value: unknown, place: Place): unknown {
  const entry = entryOf(place.table, name)
  const path = `${place.path}${name}`
  if (typeof value === 'function') return guardedVerb(guard, name, entry, { ...place, path })
  if (typeof value !== 'object' || value === null) return value
  const table = typeof entry === 'string' || entry === null ? {} : entry
  const reach: Reach = (memory) => childOf(place.reach(memory), name)
  return mirrored(guard, value, { ...place, path: `${path}.`, table, reach })
}

function guardedVerb(guard: Guard, name: string, entry: VerbKind | AnyTable | null, place: Place): unknown {
  const { scope, path: verb, reach } = place
  const on = (memory: ScopedMemory, given: readonly unknown[]): unknown => called(reach(memory), name, given)
  if (entry === 'stream') {
    const call = { scope, verb, action: 'read' } as const
    return (...given: readonly unknown[]) => streamCall(guard, call, (memory) => stream(on(memory, given)))
  }
  if (entry === null || typeof entry === 'string') {
    const action: AccessAction | null = entry
    return async (...given: readonly unknown[]) =>
      runCall(guard, { scope, verb, action }, (memory) => on(memory, given))
  }
  return (...given: readonly unknown[]) => {
    const inner: Reach = (memory) => asHandle(on(memory, given))
    const real = inner(guard.memory.open(scope, guard.memory.store))
    return mirrored(guard, real, { ...place, path: `${verb}.`, table: entry, reach: inner })
  }
}

function called(target: object, name: string, given: readonly unknown[]): unknown {
  const verb: unknown = Reflect.get(target, name)
  if (typeof verb !== 'function') throw new TypeError(`${name} is no verb.`)
  return Reflect.apply(verb, target, given)
}

const childOf = (target: object, name: string): object => asHandle(Reflect.get(target, name))

function asHandle(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value
  throw new TypeError('There is no handle.')
}

function stream(value: unknown): AsyncIterable<unknown> {
  if (typeof value === 'object' && value !== null && isIterable(value)) return value
  throw new TypeError('There is nothing to read.')
}

const isIterable = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value

/** Whether one object has the members of the other, each of the same kind. */
const hasShapeOf = <T extends object>(made: object, real: T): made is T =>
  Object.entries(real).every(
    ([name, value]: [string, unknown]) => typeof Reflect.get(made, name) === typeof value,
  )
