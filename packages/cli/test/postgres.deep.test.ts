import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freshSchemaName } from '@recollect/test-postgres'
import { describe, expect, inject, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'
import type { Ran } from './support/run.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { passwordOf, refusingServer } from './support/server.ts'

describe.skipIf(!inject('postgres').available)('a memory on a Postgres server', () => {
  const database = ownDatabase()
  /** Commands on a schema of its own. */
  const fresh = () => {
    const [dir, schema] = [emptyDirectory(), freshSchemaName()]
    const call = (argv: readonly string[], lang = 'en'): Promise<Ran> =>
      recollect(dir, [...argv, '--schema', schema, '--lang', lang], {
        env: { RECOLLECT_DB: database.current.url },
      })
    return { dir, schema, call }
  }

  it('remembers, answers, lists, looks back and undoes, in Chinese and English', async () => {
    const { call } = fresh()
    expect((await call(['remember', 'I live in Berlin'])).code).toBe(0)
    expect((await call(['chat', '-m', '我女儿叫小美'], 'zh')).out).toContain('小美')
    expect((await call(['ask', 'Where do I live?'])).out).toContain('Berlin')
    expect((await call(['ask', '我女儿叫什么名字'], 'zh')).out).toContain('小美')
    await call(['remember', 'I moved to Munich'])
    expect((await call(['cards', 'location', '--inactive'])).out).toMatch(
      /Berlin[\s\S]*Munich|Munich[\s\S]*Berlin/u,
    )
    expect((await call(['history', 'location'])).out).toContain('●')
    expect((await call(['at', '2999-01-01'])).out).toContain('Munich')
    expect((await call(['undo', 'last'])).code).toBe(0)
    expect((await call(['ask', 'Where do I live?'])).out).toContain('Berlin')
    expect((await call(['recall', 'Berlin', '--trace'])).code).toBe(0)
  })

  it('refuses to read where no schema is, and makes none', async () => {
    const { call, schema } = fresh()
    for (const argv of [['cards'], ['ask', 'Where do I live?'], ['export']]) {
      const { code, err } = await call(argv)
      expect([code, err]).toEqual([2, expect.stringContaining(`no schema "${schema}"`)])
    }
    expect((await call(['cards'], 'zh')).err).toContain(`没有模式“${schema}”`)
    expect(JSON.parse((await call(['migrate', '--json'])).out)).toMatchObject({ before: null })
  })

  it('migrates once, and says so the second time', async () => {
    const { call } = fresh()
    const first = await call(['migrate', '--partitions', '2'])
    expect(first.out).toMatch(/^postgres.* went from no schema to 0/u)
    expect((await call(['migrate'])).out).toContain('is up to date')
    expect((await call(['migrate'], 'zh')).out).toContain('已是最新')
    expect((await call(['migrate', '--partitions', '2'])).out).not.toContain('It keeps')
    expect((await call(['migrate', '--partitions', '3'])).out).toContain('It keeps its 2 parts a table')
    expect((await call(['migrate', '--partitions', '3'], 'zh')).out).toContain('每张表仍是 2 个分区')
  })

  it('takes the address from option, file and environment, and leaves a path to SQLite', async () => {
    const dir = emptyDirectory()
    const schema = freshSchemaName()
    const { url } = database.current
    const wrote = await recollect(dir, ['init', '--db', url, '--schema', schema])
    expect(wrote.out).toContain('The password was not written down')
    const config = readFileSync(join(dir, 'recollect.config.json'), 'utf8')
    expect(config).not.toContain(passwordOf(url))
    expect(JSON.parse(config)).toMatchObject({
      db: expect.stringMatching(/^postgres:/u),
      postgres: { schema },
    })
    const shown = JSON.parse((await recollect(dir, ['config', '--json'])).out)
    expect(shown.values['postgres.schema']).toEqual({
      value: schema,
      source: { from: 'file', name: 'recollect.config.json' },
    })
    await recollect(dir, ['remember', 'I live in Lyon', '--db', url])
    expect((await recollect(dir, ['cards', '--db', url])).out).toContain('Lyon')
    const file = await recollect(dir, ['remember', 'I live in Rome', '--db', 'plain.db'])
    expect(file.code).toBe(0)
    expect((await recollect(dir, ['cards', '--db', 'sqlite:plain.db'])).out).toContain('Rome')
  })

  it('exports and imports as a file does', async () => {
    const [one, other] = [fresh(), fresh()]
    await one.call(['remember', '我住在上海'])
    const { out } = await one.call(['export'])
    const imported = await recollect(other.dir, ['import', '--schema', other.schema], {
      input: out,
      env: { RECOLLECT_DB: database.current.url },
    })
    expect(imported.code).toBe(0)
    expect((await other.call(['export'])).out).toBe(out)
  })
})

describe.skipIf(!inject('postgres').available)('a server that cannot be used', () => {
  const database = ownDatabase()
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(database.current.url)
    change(url)
    return url.href
  }
  const SECRET = 'Gehe1mnis!'
  const strict = refusingServer()

  it.each<[string, (url: URL) => void, string, string]>([
    ['nobody listens', (url) => void (url.port = '1'), 'The server cannot be reached', '连不上服务器'],
    [
      'the password is wrong',
      (url) => void (url.port = strict.port),
      'refuses this user',
      '拒绝了这个用户或密码',
    ],
    [
      'there is no such database',
      (url) => void (url.pathname = '/nowhere'),
      'no such database',
      '没有这个数据库',
    ],
  ])('tells in both languages when %s, without the password', async (why, change, english, chinese) => {
    const url = changed((address) => {
      change(address)
      if (!why.includes('database')) address.password = SECRET
    })
    const secret = why.includes('database') ? passwordOf(url) : SECRET
    for (const argv of [['cards'], ['remember', 'x'], ['migrate'], ['doctor'], ['jobs', 'list']]) {
      for (const [lang, words] of [
        ['en', english],
        ['zh', chinese],
      ] as const) {
        const { code, out, err } = await recollect(emptyDirectory(), [...argv, '--db', url, '--lang', lang])
        expect([argv[0], code, `${out}${err}`]).toEqual([argv[0], 1, expect.stringContaining(words)])
        expect(`${out}${err}`).not.toContain(secret)
        expect(`${out}${err}`).not.toContain(encodeURIComponent(secret))
      }
    }
  })

  it('shows no password in the configuration, nor one that an address hides', async () => {
    const dir = emptyDirectory()
    for (const db of [
      `postgres://u:${encodeURIComponent(SECRET)}@h/d`,
      `postgres://h/d?password=${SECRET}`,
      `postgres://u:12/${SECRET}@h/d`,
      `postgres://u:a#${SECRET}@h/d`,
    ]) {
      for (const argv of [['config'], ['config', '--json'], ['cards'], ['init']]) {
        const { out, err } = await recollect(dir, [...argv, '--db', db])
        expect(`${out}${err}`).not.toContain(SECRET)
        expect(`${out}${err}`).not.toContain(encodeURIComponent(SECRET))
      }
    }
  })

  it('refuses options of a server for a file', async () => {
    const dir = emptyDirectory()
    for (const flag of [
      ['--citus'],
      ['--partitions', '2'],
      ['--grant-to', 'x'],
      ['--grant-worker-to', 'x'],
    ]) {
      const { code, err } = await recollect(dir, ['migrate', ...flag])
      expect([code, err]).toEqual([
        2,
        expect.stringContaining(`${flag[0] ?? ''} is for a database on a Postgres`),
      ])
    }
  })
})
