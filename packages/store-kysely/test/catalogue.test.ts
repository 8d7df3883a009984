import { describe, expect, it } from 'vitest'
import { CATALOGUE, MIGRATIONS } from '../src/index.ts'
import type { ColumnRule, TableRules } from '../src/index.ts'
import { migrate } from '../src/migrate/migrate.ts'
import { plainSqlite } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'

const TABLES: [string, TableRules][] = Object.entries(CATALOGUE)

const columnsWith = (isAsked: (rule: ColumnRule) => boolean): string[] =>
  TABLES.flatMap(([table, rules]) =>
    Object.entries(rules).flatMap(([column, rule]) => (isAsked(rule) ? [`${table}.${column}`] : [])),
  )

/** Columns of text, JSON or bytes in a database that was just made; those that tell of migrations hold nothing of anybody. */
async function columnsMade(): Promise<string[]> {
  const driver = plainDriver()
  await migrate(driver, plainSqlite)
  const sql = `select m.name || '.' || c.name as name from sqlite_master as m, pragma_table_info(m.name) as c
    where m.type = 'table' and lower(c.type) in ('text', 'blob', 'json') and m.name not like 'schema_migrations%'`
  const { rows } = await driver.read(null, null, (connection) =>
    connection.execute<{ name: string }>(sql, []),
  )
  await driver.close()
  return rows.map(({ name }) => name)
}

describe('the catalogue of what is sealed', () => {
  it('names every column of text, JSON or bytes of the schema, and no other', async () => {
    const named = columnsWith(() => true)
    expect(MIGRATIONS.length).toBeGreaterThan(7)
    expect(named.toSorted()).toEqual((await columnsMade()).toSorted())
  })

  it('packs every column into one that says so, and into no other', () => {
    for (const [table, rules] of TABLES) {
      const packing = Object.entries(rules).flatMap(([into, rule]) =>
        rule.kind === 'sealed' ? rule.packs.map((column) => `${column} in ${into}`) : [],
      )
      const packed = Object.entries(rules).flatMap(([column, rule]) =>
        rule.kind === 'packed' ? [`${column} in ${rule.into}`] : [],
      )
      expect(packing.toSorted(), table).toEqual(packed.toSorted())
    }
  })

  it('keeps plain what is found, ordered or joined by, and what the library itself says', () => {
    const plain = columnsWith(({ kind }) => kind === 'plain')
    const ids = /(?:^|\.|_)ids?$|_memory_id$|_by$|_into$|\.(?:session|batch|record)$/u
    expect(plain.filter((column) => !ids.test(column) && !column.startsWith('audit_log')))
      .toMatchInlineSnapshot(`
        [
          "memory_items.role",
          "memory_items.fact_type",
          "memory_items.unread",
          "memory_cards.kind",
          "memory_cards.entity",
          "memory_cards.slot",
          "memory_cards.polarity",
          "memory_cards.version_key",
          "memory_cards.version_relation",
          "memory_cards.rule",
          "memory_cards.pack",
          "memory_cards.event_date",
          "memory_cards.seen_at",
          "changes.kind",
          "scopes.name",
          "query_expansions.expansion_type",
          "embeddings.model",
          "embeddings.members",
          "context_variables.name",
          "episodes.state",
          "semantic_nodes.gap_type",
          "semantic_nodes.discovery_method",
          "node_versions.gap_type",
          "node_versions.seen",
          "semantic_relationships.relationship_type",
          "semantic_vectors.model",
          "semantic_quarantine.proposed",
          "semantic_quarantine.reason",
          "model_usage.day",
          "model_usage.model",
        ]
      `)
  })
})
