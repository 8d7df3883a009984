import { StoreError } from '@recollect/core'
import type { Hold, SqlConnection, SqlDriver, SqlQuery, SqlRow } from './driver/sql-driver.ts'
import type { SqlFlavor } from './flavor.ts'
import { schemaState } from './migrate/schema-state.ts'
import { checkSeal } from './repositories/check-seal.ts'
import { insertSingly } from './repositories/insert-singly.ts'
import { packedVectors } from './repositories/packed-vectors.ts'
import { postingsByTerm } from './repositories/postings-by-term.ts'
import { ScopeSession } from './repositories/scope-session.ts'
import type { VectorAccess } from './repositories/scope-session.ts'
import type { KeyChecks } from './seal/key-checks.ts'
import type { StoreCipher } from './seal/store-cipher.ts'
import type { Statements } from './statements/all-statements.ts'
import { checkScope } from './statements/checks.ts'

export type Mode = 'read' | 'write' | 'erase'

export interface ScopedParts {
  readonly driver: SqlDriver
  readonly flavor: SqlFlavor
  readonly sealing: StoreCipher | null
  readonly statements: Statements
  readonly ready: Ready
  /** With a cipher: refuses keys that are not those of the database. */
  readonly keys: KeyChecks | null
}

/** Runs work in one scope, once the database was found fit for it. */
export type InScope = <T>(
  scope: string,
  mode: Mode,
  work: (session: ScopeSession) => Promise<T>,
) => Promise<T>

export function scopedWork(parts: ScopedParts): InScope {
  const { driver } = parts
  return async (scope, mode, work) => {
    checkScope(scope)
    if (mode === 'write' && parts.keys !== null) await parts.keys.beforeWriting()
    const query = firstQuery(parts, scope)
    return driver[mode === 'read' ? 'read' : 'write'](scope, query, async (connection, rows) => {
      const session = await sessionOn(parts, { scope, mode, connection, found: query && rows })
      const result = await work(session)
      if (mode !== 'read') await session.end()
      return result
    })
  }
}

/** A scope in a snapshot that is held. */
export interface HeldSession {
  readonly session: ScopeSession
  end(): Promise<void>
}

/** Opens one, or leaves nothing held. */
export async function heldSession(parts: ScopedParts, hold: Hold, scope: string): Promise<HeldSession> {
  checkScope(scope)
  const query = firstQuery(parts, scope)
  const held = await hold(scope, query)
  try {
    const { connection, first } = held
    const session = await sessionOn(parts, { scope, mode: 'read', connection, found: query && first })
    return { session, end: () => held.end() }
  } catch (error) {
    await held.end()
    throw error
  }
}

/** Finds the scope as the transaction begins; null until the schema is known to be the one the statements are written for. */
function firstQuery({ flavor, statements, ready }: ScopedParts, scope: string): SqlQuery | null {
  return ready.known === null ? null : findScope({ flavor, statements }, scope)
}

const findScope = (
  { flavor, statements }: Pick<ScopedParts, 'flavor' | 'statements'>,
  scope: string,
): SqlQuery => statements.scopes.find.with({ name: scope, scope: flavor.scopeKey?.(scope) ?? 0 })

interface Begun {
  readonly scope: string
  readonly mode: Mode
  readonly connection: SqlConnection
  /** The row of the scope, if it was asked for as the transaction began. */
  readonly found: readonly SqlRow[] | null
}

async function sessionOn(
  { flavor, sealing, statements, ready }: ScopedParts,
  { scope, mode, connection, found }: Begun,
): Promise<ScopeSession> {
  const { codec, postings = postingsByTerm, inserts = insertSingly } = flavor
  const vectors = await ready.check(connection)
  const rows = found ?? (await connection.rows(findScope({ flavor, statements }, scope)))
  const session = new ScopeSession(scope, rows, connection, {
    statements,
    codec: sealing?.codecOf(codec, scope, mode) ?? codec,
    postings,
    inserts,
    vectors,
    key: flavor.scopeKey?.(scope) ?? null,
  })
  // What cannot be read can be erased.
  if (mode !== 'erase') checkSeal(session, sealing?.cipher ?? null)
  return session
}

/** Whether the schema was found to be the one the statements are written for, and how it keeps vectors. */
export interface Ready {
  readonly known: VectorAccess | null
  check(connection: SqlConnection): Promise<VectorAccess>
}

/** Looks once, in the first transaction, whether the schema is the one these statements are written for, and how it keeps vectors. */
export function onceReady(flavor: SqlFlavor): Ready {
  const ready: { known: VectorAccess | null; check(connection: SqlConnection): Promise<VectorAccess> } = {
    known: null,
    async check(connection) {
      if (ready.known !== null) return ready.known
      if ((await schemaState(connection, flavor)) === 'behind') {
        throw new StoreError(
          'STORE_UNAVAILABLE',
          'The schema of this database is not up to date. Call store.migrate() once before you use it.',
        )
      }
      ready.known = (await flavor.vectors?.find(connection)) ?? packedVectors
      return ready.known
    },
  }
  return ready
}
