import { EPISODE_TEXTS, NODE_TEXTS } from '@recollect/core/store'
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Database, ScopeKey } from '../../schema.ts'
import { Statement } from '../statement.ts'

type InScope = { scope: ScopeKey }

/** Statements that count the records of a scope and sum up their texts. */
export function semanticTotals(db: Kysely<Database>) {
  return {
    episodes: new Statement<InScope>((slots) =>
      db
        .selectFrom('episodes')
        .select(({ fn }) => ['state', fn.countAll().as('rows'), bytesIn(EPISODE_TEXTS).as('bytes')])
        .where('scope', '=', slots.get('scope'))
        .groupBy('state'),
    ),
    nodes: new Statement<InScope>((slots) =>
      db
        .selectFrom('semantic_nodes')
        .select(({ fn }) => [fn.countAll().as('rows'), bytesIn(NODE_TEXTS).as('bytes')])
        .where('scope', '=', slots.get('scope')),
    ),
    versions: new Statement<InScope>((slots) =>
      db
        .selectFrom('node_versions')
        .select(({ fn }) => [fn.countAll().as('rows'), bytesIn(['value', 'context']).as('bytes')])
        .where('scope', '=', slots.get('scope')),
    ),
    relationships: new Statement<InScope>((slots) =>
      db
        .selectFrom('semantic_relationships')
        .select(({ fn }) => fn.countAll().as('rows'))
        .where('scope', '=', slots.get('scope')),
    ),
    quarantined: new Statement<InScope>((slots) =>
      db
        .selectFrom('semantic_quarantine')
        .select(({ fn }) => fn.countAll().as('rows'))
        .where('scope', '=', slots.get('scope')),
    ),
  }
}

/** UTF-8 bytes of columns, of no rows too, and as the type that is read. No text is unpacked or fetched for it. */
function bytesIn(columns: readonly string[]): RawBuilder<number> {
  const lengths = columns.map((column) => sql`octet_length(${sql.ref(column)})`)
  return sql<number>`cast(coalesce(sum(${sql.join(lengths, sql` + `)}), 0) as bigint)`
}
