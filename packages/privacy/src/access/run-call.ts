import { callStore, newTrace } from './call-store.ts'
import { denial, failureOf, mayIn, OK, report } from './guard.ts'
import type { Call, Guard } from './guard.ts'
import { idsIn } from './ids-in.ts'
import type { ScopedMemory } from '@recollect/core'

/** Runs a verb if the principal may: what it did stands in the log before its result is given. */
export async function runCall(
  guard: Guard,
  call: Call,
  verb: (memory: ScopedMemory) => unknown,
): Promise<unknown> {
  if (!mayIn(guard, call, call.scope)) throw await denial(guard, call)
  const trace = newTrace()
  try {
    const result: unknown = await verb(guard.memory.open(call.scope, callStore(guard, call, trace)))
    if (!trace.linked.has(call.scope) && !trace.erased) await report(guard, call, OK, idsIn(result))
    return result
  } catch (error) {
    await report(guard, call, failureOf(error))
    throw error
  }
}

/** The same for a verb that gives its result piece by piece: the log has it before the first piece is given. */
export async function* streamCall(
  guard: Guard,
  call: Call,
  verb: (memory: ScopedMemory) => AsyncIterable<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  if (!mayIn(guard, call, call.scope)) throw await denial(guard, call)
  const memory = guard.memory.open(call.scope, callStore(guard, call, newTrace()))
  await report(guard, call, OK)
  try {
    yield* verb(memory)
  } catch (error) {
    await report(guard, call, failureOf(error))
    throw error
  }
}
