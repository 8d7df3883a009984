import type { Context } from '../../context.ts'
import { checkDatabaseFile } from '../../database-file.ts'
import { tryInspect } from '../../inspect/database.ts'
import { withMemory } from '../../open-memory.ts'
import { attempt } from '../../util/attempt.ts'

export interface Migrated {
  readonly db: string
  /** Name of the newest migration; null: no schema. */
  readonly before: string | null
  readonly after: string | null
}

/** Opening a memory brings its schema up to date; this says from where to where. */
export async function migrate(_options: null, context: Context): Promise<Migrated> {
  const { db } = context.loaded.settings
  await checkDatabaseFile(db, 'read')
  const before = version(db)
  await withMemory(context, 'read', () => Promise.resolve())
  return { db, before, after: version(db) }
}

/** A file that cannot be inspected is left to the store, which says why. */
function version(db: string): string | null {
  const opened = tryInspect(db)
  if (!opened.ok) return null
  const found = attempt(() => opened.value.schemaVersion())
  opened.value.close()
  return found.ok ? found.value : null
}
