import { beforeAll, describe, expect, inject, it } from 'vitest'
import { ownRole, withStore } from './support/actors.ts'
import { queryAt } from './support/admin.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.runIf(inject('postgres').available)('the catalogue', () => {
  const database = ownDatabase()
  const role = ownRole(database)
  const NAMES = { schema: 'recollect' }

  beforeAll(() =>
    withStore({ url: database.current.url, partitions: 3, grantTo: role.current.name }, (store) =>
      store.migrate(),
    ),
  )

  const catalogue = <Row extends object>(sql: string) =>
    queryAt<Row & Record<string, unknown>>(database.current.adminUrl, sql, [NAMES.schema])

  /** Tables of the schema and their parts, and the column that tells whose a row is. */
  const TABLES = `select c.oid, c.relname as name, c.relkind as kind, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
      c.relispartition as part, a.attname as scope
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname = case when c.relname ~ '^scopes(_p[0-9]+)?$' then 'id' else 'scope' end
    where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p')`

  describe('every table', () => {
    it('has a scope, except those that tell of migrations', async () => {
      const rows = await catalogue<{ name: string }>(
        `select name from (${TABLES}) t where scope is null order by name`,
      )
      expect(rows.map(({ name }) => name)).toEqual(['schema_migrations', 'schema_migrations_lock'])
    })

    it('with a scope has row-level security, for its owner as well, and both policies; so have its parts', async () => {
      const rows = await catalogue<{
        name: string
        scope: string
        policies: unknown
        part: boolean
        secured: boolean
      }>(
        `select t.name, t.scope, t.part, t.secured and t.forced as secured,
          (select json_agg(json_build_array(p.polname, p.polcmd, p.polpermissive, p.polroles = '{0}', pg_get_expr(p.polqual, p.polrelid),
            p.polwithcheck is null) order by p.polname) from pg_policy p where p.polrelid = t.oid) as policies
        from (${TABLES}) t where scope is not null`,
      )
      expect(rows.filter(({ part }) => part)).toHaveLength(3 * rows.filter(({ part }) => !part).length)
      expect(rows.filter(({ part }) => !part).length).toBeGreaterThanOrEqual(12)
      const setting = (name: string): string =>
        `( SELECT NULLIF(current_setting('${name}'::text, true), ''::text) AS "nullif")`
      for (const { name, scope, policies, secured } of rows) {
        expect(secured, name).toBe(true)
        expect(policies, name).toEqual([
          ['all_scopes', '*', true, false, `(${setting('recollect.all_scopes')} = 'on'::text)`, true],
          ['one_scope', '*', true, true, `(${scope} = (${setting('recollect.scope')})::bigint)`, true],
        ])
      }
    })

    it('is cut into parts by the hash of its scope', async () => {
      const rows = await catalogue<{ name: string; key: string; scope: string }>(
        `select name, scope, pg_get_partkeydef(oid) as key from (${TABLES}) t where scope is not null and not part`,
      )
      for (const { name, key, scope } of rows) expect(key, name).toBe(`HASH (${scope})`)
    })

    it('gives the role of the application its rows and nothing else, and that through the whole table only', async () => {
      const rows = await catalogue<{ name: string; part: boolean; rights: string[] | null }>(
        `select t.name, t.part, (select array_agg(g.privilege_type::text order by g.privilege_type::text)
          from information_schema.table_privileges g
          where g.table_schema = $1 and g.table_name = t.name and g.grantee = '${role.current.name}') as rights
        from (${TABLES}) t where scope is not null`,
      )
      for (const { name, part, rights } of rows) {
        expect(rights, name).toEqual(part ? null : ['DELETE', 'INSERT', 'SELECT', 'UPDATE'])
      }
    })
  })

  describe('keys', () => {
    const COLUMNS = (list: string, of: string): string =>
      `(select array_agg(a.attname::text order by u.at) from unnest(${list}) with ordinality as u(num, at)
        join pg_attribute a on a.attrelid = ${of} and a.attnum = u.num)`

    it('of every index, unique or not, begin with the scope', async () => {
      const rows = await catalogue<{ name: string; scope: string; columns: string[] }>(
        `select i.indexrelid::regclass::text as name, t.scope, ${COLUMNS('i.indkey', 't.oid')} as columns
        from (${TABLES}) t join pg_index i on i.indrelid = t.oid where t.scope is not null`,
      )
      expect(rows.length).toBeGreaterThan(4 * 26)
      for (const { name, scope, columns } of rows) expect(columns[0], name).toBe(scope)
    })

    it('that point to another table carry the scope', async () => {
      const rows = await catalogue<{ name: string; from: string[]; to: string[]; target: string }>(
        `select k.conname as name, ${COLUMNS('k.conkey', 'k.conrelid')} as from, ${COLUMNS('k.confkey', 'k.confrelid')} as to,
          (select relname from pg_class where oid = k.confrelid) as target
        from (${TABLES}) t join pg_constraint k on k.conrelid = t.oid where k.contype = 'f' and k.conparentid = 0`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(11)
      for (const { name, from, to, target } of rows) {
        expect(from[0], name).toBe('scope')
        expect(to[0], name).toBe(target === 'scopes' ? 'id' : 'scope')
      }
    })
  })
})
