import { queryAt } from './admin.ts'

const COLUMNS = `select c.relname as table, 1 as rank, lpad(a.attnum::text, 3, '0') as place, format('%s %s%s%s%s', a.attname,
    format_type(a.atttypid, a.atttypmod), case when l.collname <> 'default' then format(' collate %I', l.collname) end,
    case when a.attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid)) as line
  from tables c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_collation l on l.oid = a.attcollation left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum`
const KEYS = `select c.relname, 2, k.conname, pg_get_constraintdef(k.oid) from tables c
  join pg_constraint k on k.conrelid = c.oid and k.conparentid = 0 and k.contype <> 'n'`
const INDEXES = `select c.relname, 3, i.indexrelid::regclass::text, replace(pg_get_indexdef(i.indexrelid), 'ON ONLY ' || c.oid::regclass, 'ON')
  from tables c join pg_index i on i.indrelid = c.oid`
const POLICIES = `select c.relname, 4, p.polname, format('policy %s %s', p.polname, pg_get_expr(p.polqual, p.polrelid))
  from tables c join pg_policy p on p.polrelid = c.oid`

/** What the tables of a schema are, one line for each column, key, index and policy; their parts are counted only. */
export async function definitionOf(url: string, schema: string): Promise<Record<string, string[]>> {
  const rows = await queryAt<{ table: string; line: string }>(
    url,
    `with tables as (select * from pg_class where relnamespace = (select oid from pg_namespace where nspname = $1)
        and relkind in ('r', 'p') and not relispartition)
    select s.table, s.line from (${[COLUMNS, KEYS, INDEXES, POLICIES].join(' union all ')}) s
    union all select c.relname, format('%s parts', count(*)) from tables c join pg_inherits h on h.inhparent = c.oid group by 1
    order by 1, 2`,
    [schema],
  )
  const tables: Record<string, string[]> = {}
  for (const { table, line } of rows) (tables[table] ??= []).push(line)
  return tables
}

/** How many schemas, tables, functions and types people made there are. */
export function objectsOf(url: string): Promise<readonly { kind: string; name: string }[]> {
  return queryAt(
    url,
    `select 'table' as kind, c.oid::regclass::text as name from pg_class c
      where relnamespace::regnamespace::text !~ '^(pg_|information_schema|public$)'
    union all select 'schema', nspname from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)' order by 1, 2`,
  )
}
