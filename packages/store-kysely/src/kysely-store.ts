import { knownOptions } from '@recollect/core/plugin'
import type { Page, PageRequest, Store } from '@recollect/core'
import type {
  EraseOptions,
  Cipher,
  Erasure,
  ScopeTransaction,
  ScopeView,
  StoreCapabilities,
} from '@recollect/core/store'
import type { OptionNames } from '@recollect/core/plugin'
import type { Aftermath } from './driver/aftermath.ts'
import type { SqlConnection, SqlDriver, SqlRow } from './driver/sql-driver.ts'
import type { SqlFlavor } from './flavor.ts'
import { migrate } from './migrate/migrate.ts'
import { SqlAudit, SqlAuditWriter } from './repositories/audit.ts'
import { SqlCardWriter } from './repositories/card-writer.ts'
import { SqlCards } from './repositories/cards.ts'
import { SqlChangeWriter } from './repositories/change-writer.ts'
import { SqlChanges } from './repositories/changes.ts'
import { SqlCopyWriter } from './repositories/copy-writer.ts'
import { SqlCopy } from './repositories/copy.ts'
import { eraseScope } from './repositories/erase.ts'
import { SqlExpansions, SqlExpansionWriter } from './repositories/expansions.ts'
import { SqlItemWriter } from './repositories/item-writer.ts'
import { SqlItems } from './repositories/items.ts'
import { rekeyPage } from './repositories/rekey.ts'
import type { ScopeSession } from './repositories/scope-session.ts'
import { heldSession, onceReady, scopedWork } from './scoped-work.ts'
import type { InScope, ScopedParts } from './scoped-work.ts'
import { semanticReader } from './repositories/semantic/semantic.ts'
import { semanticWriter } from './repositories/semantic/semantic-writer.ts'
import { SqlSessionWriter } from './repositories/session-writer.ts'
import { SqlSessions } from './repositories/sessions.ts'
import { SqlSearchWriter } from './repositories/search-writer.ts'
import { SqlSearch } from './repositories/search.ts'
import { SqlWorkingWriter } from './repositories/working-writer.ts'
import { SqlWorking } from './repositories/working.ts'
import { text } from './rows/columns.ts'
import { keyChecks } from './seal/key-checks.ts'
import { StoreCipher } from './seal/store-cipher.ts'
import { allStatements } from './statements/all-statements.ts'
import type { Statements } from './statements/all-statements.ts'
import { checkPage, pageOf } from './statements/paging.ts'

/** What makes a store of a driver: what it can do, how it talks, how its SQL differs. */
export interface KyselyStoreOptions {
  readonly name: string
  readonly capabilities: StoreCapabilities
  readonly driver: SqlDriver
  readonly flavor: SqlFlavor
  /** Encrypts what scopes hold. */
  readonly cipher?: Cipher
  /** What is done about the bytes of an erasure. Left out: nobody looks. */
  readonly aftermath?: () => Aftermath
}

const OPTIONS: OptionNames<KyselyStoreOptions> = {
  name: true,
  capabilities: true,
  driver: true,
  flavor: true,
  cipher: true,
  aftermath: true,
}

/** A store over a SQL database: the driver brings the transactions, the flavor what differs between databases. */
export function createKyselyStore(options: KyselyStoreOptions): Store {
  knownOptions('createKyselyStore', options, OPTIONS)
  const { name, capabilities, driver, flavor, aftermath = unwatched } = options
  const statements = allStatements(flavor)
  const ready = onceReady(flavor)
  const sealing = options.cipher === undefined ? null : new StoreCipher(options.cipher)
  const looked = async () => {
    if (ready.known === null) await driver.read(null, null, ready.check)
  }
  const keys = sealing && keyChecks({ driver, flavor, statements, cipher: sealing.cipher, ready: looked })
  const parts = { driver, flavor, sealing, statements, ready, keys }
  const inScope = scopedWork(parts)
  return Object.freeze<Store>({
    specVersion: 1,
    name,
    capabilities: Object.freeze({ ...capabilities }),
    migrate: async () => {
      await migrate(driver, flavor)
      await keys?.look()
    },
    read: (scope, work) => inScope(scope, 'read', (session) => work(viewOf(session, capabilities))),
    ...snapshots(parts, capabilities),
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
    erase: (scope, chosen) => erased(inScope, scope, chosen, aftermath()),
    ...(sealing === null ? {} : sealedVerbs(sealing, inScope)),
    close: () => (keys === null ? driver.close() : keys.settled().then(() => driver.close())),
  })
}

/** Held on connections of the driver, where it has some to hold. */
function snapshots(parts: ScopedParts, capabilities: StoreCapabilities): Pick<Store, 'snapshot'> {
  const hold = parts.driver.hold?.bind(parts.driver)
  if (hold === undefined) return {}
  return {
    snapshot: async (scope) => {
      const { session, end } = await heldSession(parts, hold, scope)
      return { view: viewOf(session, capabilities), close: end }
    },
  }
}

const sealedVerbs = (sealing: StoreCipher, inScope: InScope): Pick<Store, 'sensitiveSlots' | 'rekey'> => ({
  sensitiveSlots: (isSensitive) => {
    sealing.tell(isSensitive)
  },
  rekey: (scope, page) => inScope(scope, 'write', (session) => rekeyPage(session, sealing.cipher, page)),
})

async function erased(
  inScope: InScope,
  scope: string,
  options: EraseOptions = {},
  aftermath: Aftermath,
): Promise<Erasure> {
  const rows = await inScope(scope, 'erase', async (session) => {
    await aftermath.note(session.connection, session.id)
    return eraseScope(session, options)
  })
  return { rows, ...(await aftermath.finish()) }
}

const unwatched = (): Aftermath => ({
  note: () => Promise.resolve(),
  finish: () => Promise.resolve({ residue: null, remains: [UNWATCHED] }),
})
const UNWATCHED = 'Nobody looked at what the database keeps of removed rows.'

async function scopeNames(
  { scopes }: Statements,
  connection: SqlConnection,
  page: PageRequest,
): Promise<Page<string>> {
  const query = scopes.list.with({ after: page.cursor ?? '', limit: page.limit + 1 })
  return pageOf(await connection.rows(query), page, nameOf, nameOf)
}

const nameOf = (row: SqlRow): string => text(row[0], 'name')

function viewOf(session: ScopeSession, { vectors, sessions, semantic, audit }: StoreCapabilities): ScopeView {
  return {
    nextDue: session.figures.nextDue,
    items: new SqlItems(session),
    cards: new SqlCards(session),
    search: new SqlSearch(session),
    expansions: new SqlExpansions(session),
    changes: new SqlChanges(session),
    copy: new SqlCopy(session),
    ...(vectors ? { vectors: session.vectors.reader(session) } : {}),
    ...(sessions ? { sessions: new SqlSessions(session), working: new SqlWorking(session) } : {}),
    ...(semantic ? { semantic: semanticReader(session) } : {}),
    ...(audit ? { audit: new SqlAudit(session) } : {}),
  }
}

function transactionOf(
  session: ScopeSession,
  { vectors, sessions, semantic, audit }: StoreCapabilities,
): ScopeTransaction {
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
    copy: new SqlCopyWriter(session),
    ...(vectors ? { vectors: session.vectors.writer(session) } : {}),
    ...(sessions ? { sessions: new SqlSessionWriter(session), working: new SqlWorkingWriter(session) } : {}),
    ...(semantic ? { semantic: semanticWriter(session) } : {}),
    ...(audit ? { audit: new SqlAuditWriter(session) } : {}),
  }
}
