import { distribute, inspectPostgres } from '@recollect/store-postgres'
import { createRole, execute, freshSchemaName } from '@recollect/test-postgres'
import { describe, expect, inject, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

type Found = Readonly<
  Record<string, { readonly status: string; readonly detail: string; readonly next?: string }>
>

describe.skipIf(!inject('postgres').available)('doctor on a Postgres server', () => {
  const database = ownDatabase()
  const made = async (partitions = 2) => {
    const schema = freshSchemaName()
    const { url } = database.current
    const dir = emptyDirectory()
    const env = { RECOLLECT_DB: url }
    await recollect(dir, ['migrate', '--schema', schema, '--partitions', String(partitions)], { env })
    await recollect(dir, ['remember', '我住朝阳区', '--schema', schema], { env })
    const doctor = async (at = url, lang = 'en') => {
      const argv = ['doctor', '--json', '--schema', schema, '--lang', lang]
      const { code, out } = await recollect(dir, argv, { env: { RECOLLECT_DB: at } })
      const checks: readonly (Found[string] & { readonly id: string })[] = JSON.parse(out).checks
      const found: Found = Object.fromEntries(checks.map((check) => [check.id, check]))
      return { code, found }
    }
    return { schema, url, dir, env, doctor, run: (sql: string) => execute(url, sql.split('; ')) }
  }

  it('finds nothing wrong with a fresh schema', async () => {
    const { doctor } = await made()
    const { code, found } = await doctor()
    expect(code).toBe(0)
    expect(Object.fromEntries(Object.entries(found).map(([id, { status }]) => [id, status]))).toEqual({
      node: 'ok',
      config: 'ok',
      server: 'ok',
      role: 'ok',
      schema: 'ok',
      rowSecurity: 'ok',
      partitions: 'ok',
      vectors: 'ok',
      transactions: 'ok',
      vacuum: 'ok',
      packages: 'ok',
      contents: 'ok',
      chains: 'ok',
      library: 'ok',
      postings: 'ok',
      discovery: 'ok',
      model: 'ok',
    })
    expect(found['server']?.detail).toMatch(/^PostgreSQL \d{1,3}[^:]*: postgres:[^@]*:\*\*\*@/u)
    expect(found['partitions']?.detail).toContain('2 parts each')
    expect(found['role']?.detail).toContain('owns the tables')
    expect(found['contents']?.detail).toContain('1 message')
  })

  it.each([
    ['alter table SCHEMA.memory_cards_p1 disable row level security', 'rowSecurity', 'memory_cards_p1'],
    ['alter table SCHEMA.memory_items no force row level security', 'rowSecurity', 'memory_items'],
    ['drop policy one_scope on SCHEMA.postings', 'rowSecurity', 'postings'],
    ['create policy mine on SCHEMA.scopes using (true)', 'rowSecurity', 'scopes'],
    ['alter policy one_scope on SCHEMA.memory_cards using (true)', 'rowSecurity', 'memory_cards'],
    ['alter policy all_scopes on SCHEMA.memory_items to public', 'rowSecurity', 'memory_items'],
    ['alter table SCHEMA.postings detach partition SCHEMA.postings_p0', 'partitions', 'postings'],
    ['drop table SCHEMA.postings', 'tables', 'postings'],
  ])('says so after "%s"', async (sql, id, name) => {
    const { schema, doctor, run } = await made()
    await run(sql.replaceAll('SCHEMA', schema))
    const [en, zh] = [await doctor(), await doctor(database.current.url, 'zh')]
    expect(en.code).toBe(1)
    expect(en.found[id]).toMatchObject({ status: 'failed', detail: expect.stringContaining(name) })
    expect(en.found[id]?.next).toMatch(/[a-z]{3}/u)
    expect(zh.found[id]?.next).toMatch(/\p{sc=Han}/u)
  })

  it('warns of missing guards, of a role that row-level security does not bind, and of no replica', async () => {
    const { schema, doctor, run } = await made()
    await run(`drop index ${schema}.memory_cards_active`)
    const { code, found } = await doctor(database.current.adminUrl)
    expect(code).toBe(0)
    expect(found['indexes']).toMatchObject({ status: 'warning', detail: 'memory_cards_active' })
    expect(found['role']).toMatchObject({ status: 'warning', next: expect.stringContaining('superuser') })
    const { url } = database.current
    const replica = await inspectPostgres({ url, schema, replicaUrl: url })
    expect(replica.replica).toEqual({ reachable: true, isReplica: false, lagMs: null })
    const away = await inspectPostgres({ url, schema, replicaUrl: 'postgres://u@127.0.0.1:1/d' })
    expect(away.replica).toMatchObject({ reachable: false })
  })

  it('finds broken chains and mends them', async () => {
    const { schema, url, dir, env, doctor, run } = await made()
    await recollect(dir, ['remember', '我搬家到了海淀区', '--schema', schema], { env })
    await run(
      `set recollect.all_scopes = 'on'; update ${schema}.memory_cards set version = version + 5 where is_active`,
    )
    expect((await doctor()).found['chains']).toMatchObject({ status: 'failed' })
    const { code } = await recollect(dir, ['doctor', '--repair', '--yes', '--schema', schema], { env })
    expect(code).toBe(0)
    expect((await doctor(url)).found['chains']).toMatchObject({ status: 'ok' })
  })

  it('looks at one scope only for a role that does not own the tables', async () => {
    const { schema, dir, env, doctor } = await made()
    const role = await createRole(database.current.adminUrl)
    const granted = await recollect(dir, ['migrate', '--schema', schema, '--grant-to', role.name], { env })
    expect(granted.out).toContain(`The role "${role.name}" may read and write it.`)
    const { code, found } = await doctor(role.url)
    expect([code, found['contents']?.detail]).toEqual([0, expect.stringContaining('1 scope, 1 message')])
    expect(found['role']?.detail).toContain('sees one scope at a time')
    const refused = await recollect(dir, ['backfill', '--all-scopes', '--schema', schema, '--lang', 'zh'], {
      env: { RECOLLECT_DB: role.url },
    })
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('不能列出全部')])
    await role.drop()
  })

  it('refuses --citus where there is none, and changes nothing', async () => {
    const schema = freshSchemaName()
    const { url } = database.current
    for (const [lang, words] of [
      ['en', 'has no Citus, so nothing was distributed'],
      ['zh', '没有 Citus'],
    ]) {
      const argv = ['migrate', '--citus', '--schema', schema, '--db', url, '--lang', lang ?? '']
      const { code, err } = await recollect(emptyDirectory(), argv)
      expect([code, err]).toEqual([1, expect.stringContaining(words ?? '')])
    }
    expect((await inspectPostgres({ url, schema })).schema.state).toBe('missing')
    await expect(distribute({ url, schema })).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
  })
})
