import type { DatabaseFile } from '../../../inspect/database.ts'
import { orphansIn } from '../../../inspect/mend.ts'
import type { Catalogue } from '../../../text/index.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'

export interface FoundOrphans {
  readonly check: Check
  readonly rows: number
}

/** Rows of a file that belong to nothing. */
export async function lookForOrphans(
  db: DatabaseFile,
  { safety: { doctor }, trace }: Catalogue,
): Promise<FoundOrphans> {
  const found = await settle(orphansIn(db))
  if (!found.ok) {
    const detail = found.error instanceof Error ? found.error.message : String(found.error)
    return { check: { id: 'orphans', status: 'failed', detail }, rows: 0 }
  }
  const tables = Object.entries(found.value)
  const rows = tables.reduce((sum, [, count]) => sum + count, 0)
  if (rows === 0) return { check: { id: 'orphans', status: 'ok', detail: doctor.noOrphans }, rows }
  const detail = doctor.orphans(rows, tables.map(([table]) => table).join(trace.comma))
  return { check: { id: 'orphans', status: 'failed', detail, next: doctor.fixRepair }, rows }
}
