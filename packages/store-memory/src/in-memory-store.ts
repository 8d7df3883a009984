import { StoreError } from '@recollect/core'
import type { Page, PageRequest, Store } from '@recollect/core'
import type { ScopeTransaction, ScopeView, StoreCapabilities } from '@recollect/core/store'
import { InMemoryAudit, InMemoryAuditWriter } from './audit.ts'
import { InMemoryCards, InMemoryCardWriter } from './cards.ts'
import { InMemoryChanges, InMemoryChangeWriter } from './changes.ts'
import { checkScope } from './checks.ts'
import { InMemoryCopy, InMemoryCopyWriter } from './copy.ts'
import { InMemoryExpansions, InMemoryExpansionWriter } from './expansions.ts'
import { InMemoryItems, InMemoryItemWriter } from './items.ts'
import { Lease } from './lease.ts'
import { pageOfNames } from './pages.ts'
import { erasedRows, erasedState, holdsAnything } from './scope-state.ts'
import type { ScopeState } from './scope-state.ts'
import { ScopeStates } from './scope-states.ts'
import { InMemorySearch, InMemorySearchWriter } from './search.ts'
import { InMemorySemantic } from './semantic-reader.ts'
import { InMemorySemanticWriter } from './semantic-writer.ts'
import { InMemorySessions, InMemorySessionWriter } from './sessions.ts'
import { byCodePoint } from './sorted.ts'
import { InMemoryVectors, InMemoryVectorWriter } from './vectors.ts'
import { InMemoryWorking, InMemoryWorkingWriter } from './working.ts'

const CAPABILITIES: StoreCapabilities = Object.freeze({
  durable: false,
  multiProcess: false,
  sessions: true,
  semantic: true,
  vectors: true,
  audit: true,
})

const MEMORY = 'Memory of this process that was set free is not overwritten.'

/**
 * The reference store: plain maps, gone with the process. For tests, demos and the browser. Reads of a scope wait for its
 * open transaction; a transaction opened inside another one of the same scope never begins.
 */
export function inMemoryStore(): Store {
  const states = new ScopeStates()
  let closed = false
  const run = async <T>(
    scope: string,
    exclusive: boolean,
    work: (state: ScopeState) => Promise<T>,
  ): Promise<T> => {
    refuseWhen(closed)
    checkScope(scope)
    return states.run(scope, exclusive, work)
  }
  return Object.freeze<Store>({
    specVersion: 1,
    name: 'in-memory',
    capabilities: CAPABILITIES,
    migrate: async () => refuseWhen(closed),
    read: (scope, work) => run(scope, false, (state) => look(state, work)),
    transaction: (scope, work) => run(scope, true, (state) => transact(state, work)),
    scopes: async (page) => {
      refuseWhen(closed)
      return scopePage(states.all(), page)
    },
    erase: async (scope, options = {}) => {
      refuseWhen(closed)
      checkScope(scope)
      const before = await states.replace(scope, (state) => erasedState(state, options))
      return { rows: erasedRows(before, options), residue: null, remains: [MEMORY] }
    },
    close: async () => {
      closed = true
      states.clear()
    },
  })
}

function refuseWhen(closed: boolean): void {
  if (closed) throw new StoreError('CLOSED', 'This store was closed. Create a new one with inMemoryStore().')
}

async function look<T>(state: ScopeState, work: (view: ScopeView) => Promise<T>): Promise<T> {
  const lease = new Lease(state)
  try {
    return await work({
      nextDue: state.counters.get('nextDue') ?? null,
      items: new InMemoryItems(lease),
      cards: new InMemoryCards(lease),
      search: new InMemorySearch(lease),
      expansions: new InMemoryExpansions(lease),
      changes: new InMemoryChanges(lease),
      copy: new InMemoryCopy(lease),
      vectors: new InMemoryVectors(lease),
      sessions: new InMemorySessions(lease),
      working: new InMemoryWorking(lease),
      semantic: new InMemorySemantic(lease),
      audit: new InMemoryAudit(lease),
    })
  } finally {
    lease.end()
  }
}

async function transact<T>(state: ScopeState, work: (tx: ScopeTransaction) => Promise<T>): Promise<T> {
  const lease = new Lease(state)
  const { journal } = lease
  try {
    return await work({
      get nextDue() {
        return state.counters.get('nextDue') ?? null
      },
      setNextDue: async (at) => {
        const { counters } = lease.state
        if (at === null) journal.delete(counters, 'nextDue')
        else journal.set(counters, 'nextDue', at)
      },
      items: new InMemoryItemWriter(lease),
      cards: new InMemoryCardWriter(lease),
      search: new InMemorySearchWriter(lease),
      expansions: new InMemoryExpansionWriter(lease),
      changes: new InMemoryChangeWriter(lease),
      copy: new InMemoryCopyWriter(lease),
      vectors: new InMemoryVectorWriter(lease),
      sessions: new InMemorySessionWriter(lease),
      working: new InMemoryWorkingWriter(lease),
      semantic: new InMemorySemanticWriter(lease),
      audit: new InMemoryAuditWriter(lease),
    })
  } catch (error) {
    journal.rollback()
    throw error
  } finally {
    lease.end()
  }
}

function scopePage(states: readonly ScopeState[], page: PageRequest): Page<string> {
  const names = states
    .filter((state) => holdsAnything(state) || state.counters.has('nextDue'))
    .map((state) => state.scope)
  return pageOfNames(page, names.sort(byCodePoint), String)
}
