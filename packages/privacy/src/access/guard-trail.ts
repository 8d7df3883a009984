import { AccessError } from '@recollect/core'
import { checkScope } from '@recollect/core/plugin'
import type { Admin, AuditTrail } from '@recollect/core'
import { trailOf } from '../audit/trail.ts'
import { ADMIN_LOG, denial, failureOf, mayIn, OK, report } from './guard.ts'
import type { Call, Guard } from './guard.ts'

/** The audit log of a scope, guarded: who reads it stands in it too. */
export function guardedTrail(guard: Guard, name: string): AuditTrail {
  const scope = name === ADMIN_LOG ? name : checkScope(name)
  const { store, key } = guard.ledger
  const trail = trailOf(store, scope, key)
  const read = <T>(verb: string, work: () => Promise<T>): Promise<T> =>
    runRead(guard, { scope, verb: `audit.${verb}`, action: 'audit' }, work)
  return Object.freeze<AuditTrail>({
    list: (page) => read('list', () => trail.list(page)),
    verify: (options) => read('verify', () => trail.verify(options)),
    anchor: () => read('anchor', () => trail.anchor()),
    export: () => streamRead(guard, { scope, verb: 'audit.export', action: 'audit' }, () => trail.export()),
  })
}

/** Verbs that cross scopes, guarded. */
export const guardedAdmin = (guard: Guard): Admin =>
  Object.freeze<Admin>({
    scopes: () =>
      streamRead(guard, { scope: ADMIN_LOG, verb: 'admin.scopes', action: 'admin' }, () =>
        guard.memory.admin.scopes(),
      ),
  })

/** The log of what crosses scopes is asked for as something that does. */
const mayRead = (guard: Guard, call: Call): boolean => {
  const crosses = call.scope === ADMIN_LOG
  return mayIn(guard, crosses ? { ...call, action: 'admin' } : call, crosses ? null : call.scope)
}

async function runRead<T>(guard: Guard, call: Call, work: () => Promise<T>): Promise<T> {
  if (!mayRead(guard, call)) throw await denial(guard, call)
  try {
    const result = await work()
    await report(guard, call, OK)
    return result
  } catch (error) {
    if (!(error instanceof AccessError)) await report(guard, call, failureOf(error))
    throw error
  }
}

async function* streamRead<T>(
  guard: Guard,
  call: Call,
  work: () => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  if (!mayRead(guard, call)) throw await denial(guard, call)
  await report(guard, call, OK)
  yield* work()
}
