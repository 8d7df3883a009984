import { ALL_SCOPES_POLICY, ALL_SCOPES_SETTING, quoted, SCOPE_SETTING } from '../schema/names.ts'

/** The table that the others are placed beside, by its own number. */
const ROOT = 'scopes'

export interface SchemaTable {
  readonly name: string
  /** Null for a table itself. */
  readonly partOf: string | null
}

/**
 * What distributes tables of a schema by scope, in order; those that were distributed before may be missing. Citus refuses policies with a
 * subquery (its `ErrorIfUnsupportedPolicyExpr`), so they are put without one first: the same rows pass, the setting is read more often.
 * Foreign keys lead to `scopes`, which comes first; all others are placed with it, so that what is of one scope is on one node.
 */
export function distributionStatements(schema: string, tables: readonly SchemaTable[]): readonly string[] {
  const roots = tables.filter(({ partOf }) => partOf === null).map(({ name }) => name)
  const others = roots.filter((name) => name !== ROOT).sort()
  return [
    // Every transaction begins at that table: those under way end, others wait, and nobody waits for each other.
    `lock table ${quoted(schema)}.${quoted(ROOT)} in access exclusive mode`,
    `set local citus.multi_shard_modify_mode to 'sequential'`,
    // Rows are copied into the shards as their owner, which row-level security would refuse.
    ...tables.map(({ name }) => forced(schema, name, 'no force')),
    ...tables.flatMap((table) => plainPolicies(schema, table)),
    ...(roots.includes(ROOT)
      ? [
          `select create_distributed_table(${literal(`${quoted(schema)}.${quoted(ROOT)}`)}, 'id', colocate_with => 'none')`,
        ]
      : []),
    ...others.map(
      (name) =>
        `select create_distributed_table(${literal(`${quoted(schema)}.${quoted(name)}`)}, 'scope', ` +
        `colocate_with => ${literal(`${quoted(schema)}.${quoted(ROOT)}`)})`,
    ),
    ...tables.map(({ name }) => forced(schema, name, 'force')),
  ]
}

const forced = (schema: string, table: string, how: 'force' | 'no force'): string =>
  `alter table ${quoted(schema)}.${quoted(table)} ${how} row level security`

function plainPolicies(schema: string, { name, partOf }: SchemaTable): string[] {
  const column = (partOf ?? name) === ROOT ? 'id' : 'scope'
  const of = `${quoted(schema)}.${quoted(name)}`
  const setting = (which: string) => `nullif(current_setting('${which}', true), '')`
  return [
    `alter policy one_scope on ${of} using (${column} = ${setting(SCOPE_SETTING)}::bigint)`,
    `alter policy ${ALL_SCOPES_POLICY} on ${of} using (${setting(ALL_SCOPES_SETTING)} = 'on')`,
  ]
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
