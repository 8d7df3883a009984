import { StoreError } from '@recollect/core'
import type {
  Page,
  PageRequest,
  ScopeTransaction,
  ScopeView,
  Store,
  StoreCapabilities,
} from '@recollect/core'
import { InMemoryAudit, InMemoryAuditWriter } from './audit.ts'
import { InMemoryCardWriter } from './card-writer.ts'
import { InMemoryCards } from './cards.ts'
import { InMemoryChangeWriter } from './change-writer.ts'
import { InMemoryChanges } from './changes.ts'
import { checkScope } from './checks.ts'
import { byCodePoint } from './code-points.ts'
import { InMemoryCopyWriter } from './copy-writer.ts'
import { InMemoryCopy } from './copy.ts'
import { InMemoryExpansions, InMemoryExpansionWriter } from './expansions.ts'
import { InMemoryItemWriter } from './item-writer.ts'
import { InMemoryItems } from './items.ts'
import { erasedRows, erasedState } from './erase.ts'
import { Journal } from './journal.ts'
import { Lease } from './lease.ts'
import { checkPage } from './paging.ts'
import { Rooms } from './rooms.ts'
import { holdsAnything } from './scope-state.ts'
import type { ScopeState } from './scope-state.ts'
import { InMemorySearchWriter } from './search-writer.ts'
import { InMemorySearch } from './search.ts'
import { InMemorySemantic, InMemorySemanticWriter } from './semantic/index.ts'
import { InMemorySessionWriter } from './session-writer.ts'
import { InMemorySessions } from './sessions.ts'
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
  const rooms = new Rooms()
  let closed = false
  const enter = async <T>(
    scope: string,
    exclusive: boolean,
    work: (state: ScopeState) => Promise<T>,
  ): Promise<T> => {
    refuseWhen(closed)
    checkScope(scope)
    return rooms.enter(scope, exclusive, work)
  }
  return Object.freeze<Store>({
    specVersion: 1,
    name: 'in-memory',
    capabilities: CAPABILITIES,
    migrate: async () => refuseWhen(closed),
    read: (scope, work) => enter(scope, false, (state) => look(state, work)),
    transaction: (scope, work) => enter(scope, true, (state) => transact(state, work)),
    scopes: async (page) => {
      refuseWhen(closed)
      return scopePage(rooms.states(), page)
    },
    erase: async (scope, options = {}) => {
      refuseWhen(closed)
      checkScope(scope)
      const before = await rooms.replace(scope, (state) => erasedState(state, options))
      return { rows: erasedRows(before, options), residue: null, remains: [MEMORY] }
    },
    close: async () => {
      closed = true
      rooms.clear()
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
  const journal = new Journal()
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
      items: new InMemoryItemWriter(lease, journal),
      cards: new InMemoryCardWriter(lease, journal),
      search: new InMemorySearchWriter(lease, journal),
      expansions: new InMemoryExpansionWriter(lease, journal),
      changes: new InMemoryChangeWriter(lease, journal),
      copy: new InMemoryCopyWriter(lease, journal),
      vectors: new InMemoryVectorWriter(lease, journal),
      sessions: new InMemorySessionWriter(lease, journal),
      working: new InMemoryWorkingWriter(lease, journal),
      semantic: new InMemorySemanticWriter(lease, journal),
      audit: new InMemoryAuditWriter(lease, journal),
    })
  } catch (error) {
    journal.rollback()
    throw error
  } finally {
    lease.end()
  }
}

function scopePage(states: readonly ScopeState[], page: PageRequest): Page<string> {
  checkPage(page)
  const after = page.cursor ?? null
  const names = states
    .filter((state) => holdsAnything(state) || state.counters.has('nextDue'))
    .map((state) => state.scope)
  const rest = names.filter((name) => after === null || byCodePoint(name, after) > 0).sort(byCodePoint)
  const rows = rest.slice(0, page.limit)
  return { rows, next: rest.length > rows.length ? (rows.at(-1) ?? null) : null }
}
