import { tryInspect } from '../../../inspect/database.ts'
import type { DatabaseFile, Inspector } from '../../../inspect/database.ts'
import type { Catalogue } from '../../../text/index.ts'
import { attempt } from '../../../util/attempt.ts'
import { isAtLeast } from '../../../util/versions.ts'
import { judge } from '../check.ts'
import type { Check } from '../check.ts'

/** The first release without the WAL-reset bug. */
const SAFE_VERSION = [3, 51, 3]
const PRAGMAS = ['journal_mode', 'page_size', 'encoding', 'auto_vacuum', 'user_version']

/** What SQLite itself says about the file. Read-only. */
export async function sqliteChecks(db: DatabaseFile, text: Catalogue): Promise<Check[]> {
  const opened = await tryInspect(db)
  const found = opened.ok ? attempt(() => look(opened.value, text)) : opened
  if (opened.ok) opened.value.close()
  if (found.ok) return found.value
  const detail = found.error instanceof Error ? found.error.message : String(found.error)
  return [{ id: 'integrity', status: 'failed', detail, next: text.output.doctor.fixIntegrity }]
}

function look(inspector: Inspector, { output: { doctor, noSchema } }: Catalogue): Check[] {
  const version = inspector.sqliteVersion()
  const problems = inspector.integrity()
  const schema = inspector.schemaVersion()
  const pragmas = PRAGMAS.map((name) => `${name}=${inspector.pragma(name)}`)
  const missing = inspector.missingIndexes()
  const wal = inspector.pragma('journal_mode') === 'wal'
  return [
    judge('sqlite', isAtLeast(version, SAFE_VERSION), version, 'failed', doctor.fixSqlite),
    judge('pragmas', wal, pragmas.join(', '), 'warning', doctor.fixWal),
    judge('integrity', problems.length === 0, problems.join('; ') || 'ok', 'failed', doctor.fixIntegrity),
    judge('schema', schema !== null, schema ?? noSchema, 'warning', doctor.fixSchema),
    ...(missing.length > 0 ? [missingCheck(missing, doctor)] : []),
  ]
}

/** Without them two writers at once could damage a chain; a repair of the rows does not bring them back. */
const missingCheck = (missing: readonly string[], doctor: Catalogue['output']['doctor']): Check => ({
  id: 'indexes',
  status: 'warning',
  detail: missing.join(', '),
  next: doctor.fixIndexes,
})
