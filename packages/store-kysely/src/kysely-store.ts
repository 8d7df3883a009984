import { StoreError } from '@recollect/core'
import type {
  Page,
  PageRequest,
  ScopeTransaction,
  ScopeView,
  Store,
  StoreCapabilities,
} from '@recollect/core'
import type { SqlConnection, SqlDriver, SqlRow } from './driver/sql-driver.ts'
import type { SqlFlavor } from './flavor.ts'
import { migrate } from './migrate/migrate.ts'
import { schemaState } from './migrate/schema-state.ts'
import { SqlCardWriter } from './repositories/card-writer.ts'
import { SqlCards } from './repositories/cards.ts'
import { SqlChangeWriter } from './repositories/change-writer.ts'
import { SqlChanges } from './repositories/changes.ts'
import { SqlExpansions, SqlExpansionWriter } from './repositories/expansions.ts'
import { SqlItemWriter } from './repositories/item-writer.ts'
import { SqlItems } from './repositories/items.ts'
import { postingsByTerm } from './repositories/postings-by-term.ts'
import { ScopeSession } from './repositories/scope-session.ts'
import type { SessionParts } from './repositories/scope-session.ts'
import { SqlSearchWriter } from './repositories/search-writer.ts'
import { SqlSearch } from './repositories/search.ts'
import { SqlVectorWriter } from './repositories/vector-writer.ts'
import { SqlVectors } from './repositories/vectors.ts'
import { text } from './rows/columns.ts'
import type { ScopeKey } from './schema.ts'
import { allStatements } from './statements/all-statements.ts'
import { checkScope } from './statements/checks.ts'
import { checkPage, pageOf } from './statements/paging.ts'

export interface KyselyStoreOptions {
  readonly name: string
  readonly capabilities: StoreCapabilities
  readonly driver: SqlDriver
  readonly flavor: SqlFlavor
}

/** A store over a SQL database: the driver brings the transactions, the flavor what differs between databases. */
export function createKyselyStore({ name, capabilities, driver, flavor }: KyselyStoreOptions): Store {
  const statements = allStatements(flavor)
  const ready = onceReady(flavor)
  const { codec, postings = postingsByTerm } = flavor
  const parts = (key: ScopeKey | null): SessionParts => ({ statements, codec, postings, key })

  async function inScope<T>(
    scope: string,
    mode: 'read' | 'write',
    work: (session: ScopeSession) => Promise<T>,
  ): Promise<T> {
    checkScope(scope)
    const key = flavor.scopeKey?.(scope) ?? null
    const find = statements.scopes.find.with({ name: scope, scope: key ?? 0 })
    const { known } = ready
    return driver[mode](
      scope,
      known ? find : null,
      async (connection: SqlConnection, first: readonly SqlRow[]) => {
        if (!known) await ready.check(connection)
        const found = known ? first : await connection.rows(find)
        const session = new ScopeSession(scope, found, connection, parts(key))
        const result = await work(session)
        if (mode === 'write') await session.end()
        return result
      },
    )
  }

  return Object.freeze<Store>({
    specVersion: 1,
    name,
    capabilities: Object.freeze({ ...capabilities }),
    migrate: () => migrate(driver, flavor),
    read: (scope, work) => inScope(scope, 'read', (session) => work(viewOf(session, capabilities))),
    transaction: (scope, work) =>
      inScope(scope, 'write', (session) => work(transactionOf(session, capabilities))),
    scopes: async (page) => {
      checkPage(page)
      return driver.read(null, null, async (connection) => {
        await ready.check(connection)
        await flavor.beforeListing?.(connection)
        return scopeNames(statements, connection, page)
      })
    },
    close: () => driver.close(),
  })
}

async function scopeNames(
  { scopes }: ReturnType<typeof allStatements>,
  connection: SqlConnection,
  page: PageRequest,
): Promise<Page<string>> {
  const query = scopes.list.with({ after: page.cursor ?? '', limit: page.limit + 1 })
  return pageOf(await connection.rows(query), page, nameOf, nameOf)
}

const nameOf = (row: SqlRow): string => text(row[0], 'name')

function viewOf(session: ScopeSession, { vectors }: StoreCapabilities): ScopeView {
  return {
    nextDue: session.figures.nextDue,
    items: new SqlItems(session),
    cards: new SqlCards(session),
    search: new SqlSearch(session),
    expansions: new SqlExpansions(session),
    changes: new SqlChanges(session),
    ...(vectors ? { vectors: new SqlVectors(session) } : {}),
  }
}

function transactionOf(session: ScopeSession, { vectors }: StoreCapabilities): ScopeTransaction {
  return {
    get nextDue() {
      return session.figures.nextDue
    },
    setNextDue: (nextDue) => session.setFigures({ nextDue }),
    items: new SqlItemWriter(session),
    cards: new SqlCardWriter(session),
    search: new SqlSearchWriter(session),
    expansions: new SqlExpansionWriter(session),
    changes: new SqlChangeWriter(session),
    ...(vectors ? { vectors: new SqlVectorWriter(session) } : {}),
  }
}

/** Looks once, in the first transaction, whether the schema is the one these statements are written for. */
function onceReady(flavor: SqlFlavor) {
  const ready = {
    known: false,
    async check(connection: SqlConnection): Promise<void> {
      if (ready.known) return
      if ((await schemaState(connection, flavor)) === 'behind') {
        throw new StoreError(
          'STORE_UNAVAILABLE',
          'The schema of this database is not up to date. Call store.migrate() once before you use it.',
        )
      }
      ready.known = true
    },
  }
  return ready
}
