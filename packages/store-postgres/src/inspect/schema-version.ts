import { MIGRATIONS } from '@recollect/store-kysely'
import { quoted } from '../schema/names.ts'
import type { Ask } from './asking.ts'
import type { SchemaFacts } from './types.ts'

/** Migrations are named in order. `made`: the table of migrations is there. */
export async function schemaFacts(ask: Ask, name: string, made: boolean): Promise<SchemaFacts> {
  if (!made) return { name, version: null, state: 'missing' }
  const rows = await ask<{ name: string }>(
    `select name from ${quoted(name)}.schema_migrations order by name collate "C"`,
  )
  const applied = rows.map((row) => row.name)
  return { name, version: applied.at(-1) ?? null, state: stateOf(applied) }
}

function stateOf(applied: readonly string[]): SchemaFacts['state'] {
  const known = new Set(MIGRATIONS.map((migration) => migration.name))
  if (applied.some((name) => !known.has(name))) return 'newer'
  return applied.length === known.size ? 'current' : 'behind'
}
