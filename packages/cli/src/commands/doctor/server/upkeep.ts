import type { PostgresInspection, TableFacts } from '@recollect/store-postgres'
import type { Catalogue } from '../../../text/index.ts'
import { isAtLeast } from '../../../util/versions.ts'
import { judge } from '../check.ts'
import type { Check } from '../check.ts'
import { shortList } from './tables.ts'

/** Replicas further behind answer with what is old, or not at all: reads go to the primary then. */
const MOST_LAG_MS = 60_000
/** A table with more dead rows than this, and than live ones, is not being vacuumed. */
const MANY_DEAD = 10_000

/** The first release that searches an index with a filter as it should. */
const SAFE_VECTORS = [0, 8, 6]

/** What an operator looks after. */
export function upkeepChecks(found: PostgresInspection, text: Catalogue): Check[] {
  const isThere = found.schema.state !== 'missing'
  return [
    ...(isThere ? [vectorCheck(found, text)] : []),
    ...(found.replica === null ? [] : [replicaCheck(found.replica, text)]),
    transactionCheck(found, text),
    ...(isThere ? [vacuumCheck(found.tables, text)] : []),
  ]
}

function vectorCheck({ vectors: { extension, kept } }: PostgresInspection, { server }: Catalogue): Check {
  const detail = server.doctor.vectors(kept ?? 'packed', extension)
  if (kept === 'pgvector' && extension !== null && !isAtLeast(extension, SAFE_VECTORS)) {
    return { id: 'vectors', status: 'warning', detail, next: server.doctor.fixOldVectors }
  }
  return judge(
    'vectors',
    kept !== 'pgvector' || extension !== null,
    detail,
    'failed',
    server.doctor.fixVectors,
  )
}

function replicaCheck(
  { reachable, isReplica, lagMs }: NonNullable<PostgresInspection['replica']>,
  { server: { doctor } }: Catalogue,
): Check {
  if (!reachable)
    return { id: 'replica', status: 'warning', detail: doctor.replicaAway, next: doctor.fixReplica }
  if (!isReplica)
    return { id: 'replica', status: 'warning', detail: doctor.noReplica, next: doctor.fixNoReplica }
  const lag = lagMs ?? 0
  return judge('replica', lag <= MOST_LAG_MS, doctor.lag(Math.round(lag)), 'warning', doctor.fixLag)
}

function transactionCheck({ longTransactions }: PostgresInspection, text: Catalogue): Check {
  const { doctor } = text.server
  const told = longTransactions.map(
    ({ pid, seconds, state }) => `${String(pid)} (${state}, ${String(seconds)} s)`,
  )
  const detail = told.length === 0 ? doctor.noLong : shortList(told, text)
  return judge('transactions', told.length === 0, detail, 'warning', doctor.fixLong)
}

function vacuumCheck(tables: readonly TableFacts[], text: Catalogue): Check {
  const { doctor } = text.server
  const bloated = tables.filter(({ deadRows, liveRows }) => deadRows > MANY_DEAD && deadRows > liveRows)
  const dead = tables.reduce((sum, { deadRows }) => sum + deadRows, 0)
  const last = tables.reduce((latest, { lastVacuum }) => Math.max(latest, lastVacuum ?? 0), 0)
  const summary = doctor.dead(dead, last === 0 ? null : new Date(last).toISOString())
  const names = bloated.map(({ name, deadRows }) => `${name} (${String(deadRows)})`)
  const detail = names.length === 0 ? summary : shortList(names, text)
  return judge('vacuum', names.length === 0, detail, 'warning', doctor.fixVacuum)
}
