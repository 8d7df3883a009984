import type { Store } from '@recollect/core'
import { appendLink, writeLink } from '../audit/append-link.ts'
import { contentOf, deniedError, denial, mayIn, OK } from './guard.ts'
import type { Call, Guard } from './guard.ts'
import { refuseOver } from './quotas.ts'
import { Seen } from './seen.ts'
import { watched } from './watch.ts'

/** What a call has left in the audit log so far. */
export interface Trace {
  /** Scopes whose log has it. */
  readonly linked: Set<string>
  /** Whether it took the log away with everything else. */
  erased: boolean
}

export const newTrace = (): Trace => ({ linked: new Set(), erased: false })

/**
 * The store as one call may use it. Every transaction appends the link of the call before it commits; a transaction in a read, and
 * whatever is asked of a scope that the principal may not do this in, is denied.
 */
export function callStore(guard: Guard, call: Call, trace: Trace): Store {
  const { store } = guard.memory
  const admit = async (scope: string): Promise<void> => {
    if (scope !== call.scope && !mayIn(guard, call, scope)) throw await denial(guard, { ...call, scope })
  }
  return Object.freeze<Store>({
    ...asItIs(store),
    read: async (scope, work) => {
      await admit(scope)
      return store.read(scope, work)
    },
    ...heldBy(store, admit),
    transaction: async (scope, work) => {
      await admit(scope)
      if (call.action !== 'write' && call.action !== 'erase') throw deniedError({ ...call, action: 'write' })
      const result = await store.transaction(scope, async (tx) => {
        const seen = new Seen()
        const done = await work(watched(tx, seen))
        await refuseOver(guard.quotas, tx, seen)
        // What only adds to what stands in the log already, such as vectors, gets no link of its own.
        if (seen.ids.length > 0 || !trace.linked.has(scope))
          await appendLink(guard.ledger, scope, tx, contentOf(guard, call, OK, seen.ids))
        return done
      })
      trace.linked.add(scope)
      return result
    },
    erase: async (scope, options) => {
      await admit(scope)
      if (call.action !== 'erase') throw deniedError({ ...call, action: 'erase' })
      const takesLog = options?.audit === true
      if (takesLog && !mayIn(guard, { ...call, action: 'audit' }, scope))
        throw deniedError({ ...call, action: 'audit' })
      // Its own link comes when it is done: this one is there if it is done and nobody is left to say so.
      await writeLink(guard.ledger, scope, contentOf(guard, { ...call, verb: `${call.verb}.begin` }, OK))
      const erasure = await store.erase(scope, options)
      trace.erased ||= takesLog
      return erasure
    },
  })
}

/** Snapshots of a store that has them. */
function heldBy(store: Store, admit: (scope: string) => Promise<void>): Pick<Store, 'snapshot'> {
  const snapshot = store.snapshot?.bind(store)
  if (snapshot === undefined) return {}
  return {
    snapshot: async (scope) => {
      await admit(scope)
      return snapshot(scope)
    },
  }
}

/** What reaches no records. Closing, migrating and listing scopes is no part of a call. */
function asItIs(store: Store): Omit<Store, 'read' | 'snapshot' | 'transaction' | 'erase'> {
  const { specVersion, name, capabilities } = store
  return {
    specVersion,
    name,
    capabilities,
    migrate: refused,
    scopes: refused,
    close: refused,
  }
}

const refused = () => Promise.reject(deniedError({ verb: 'This', action: 'admin' }))
