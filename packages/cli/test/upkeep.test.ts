import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const diagnose = async (dir: string, argv: readonly string[] = []) => {
  const { code, out } = await recollect(dir, ['doctor', '--json', ...argv])
  const { checks } = JSON.parse(out)
  const status = Object.fromEntries(
    checks.map((check: { id: string; status: string }) => [check.id, check.status]),
  )
  return { code, checks, status }
}

describe('init', () => {
  it('writes a configuration and a database that the other commands use', async () => {
    const dir = emptyDirectory()
    const { code, out } = await recollect(dir, ['init', '--scope', 'alice'])
    expect([code, existsSync(join(dir, 'recollect.db'))]).toEqual([0, true])
    expect(out).toContain('recollect.config.json')
    const config = JSON.parse(readFileSync(join(dir, 'recollect.config.json'), 'utf8'))
    expect(config).toMatchObject({ db: './recollect.db', scope: 'alice', languages: ['zh', 'en'] })
    await recollect(dir, ['remember', 'I live in Berlin'])
    expect((await recollect(dir, ['cards', '--scope', 'alice'])).out).toContain('Berlin')
  })

  it('overwrites a configuration only when forced, and data never', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['init'])
    await recollect(dir, ['remember', 'I live in Berlin'])
    const refused = await recollect(dir, ['init', '--format', 'ts'])
    expect(refused.code).toBe(2)
    expect(refused.err).toContain('--force')
    writeFileSync(join(dir, 'recollect.config.json'), 'broken')
    expect((await recollect(dir, ['init', '--force'])).code).toBe(0)
    expect((await recollect(dir, ['cards'])).out).toContain('Berlin')
  })

  it('writes TypeScript that loads', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['init', '--format', 'ts', '--scope', "o'hara"])
    const { out } = await recollect(dir, ['config', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      errors: [],
      values: { scope: { value: "o'hara", source: { from: 'file', name: 'recollect.config.ts' } } },
    })
  })
})

describe('migrate', () => {
  it('says from where to where, and that a second run changes nothing', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const { before, after } = JSON.parse((await recollect(dir, ['migrate', '--json'])).out)
    expect(before).toBe(after)
    expect(after).not.toBeNull()
    expect((await recollect(dir, ['migrate'])).out).toContain('up to date')
  })

  it('gives an empty file its schema', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.db'), '')
    expect(JSON.parse((await recollect(dir, ['migrate', '--json'])).out)).toMatchObject({ before: null })
    expect((await recollect(dir, ['cards'])).code).toBe(0)
  })
})

describe('doctor', () => {
  it('finds nothing wrong with a database in use', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember'], { input: '我住朝阳区\n我搬家到了海淀区\nI like tea\nI like coffee' })
    const { code, status, checks } = await diagnose(dir)
    expect(code).toBe(0)
    expect(new Set(Object.values(status))).toEqual(new Set(['ok']))
    expect(checks.find((check: { id: string }) => check.id === 'contents').detail).toContain(
      '1 scope, 4 messages',
    )
    expect((await recollect(dir, ['doctor'])).out).toContain('All is well')
    expect((await recollect(dir, ['doctor', '--lang', 'zh'])).out).toContain('一切正常')
  })

  it('is content without a database, which it does not create', async () => {
    const dir = emptyDirectory()
    expect(await diagnose(dir)).toMatchObject({ code: 0, status: { database: 'skipped' } })
    expect(existsSync(join(dir, 'recollect.db'))).toBe(false)
  })

  it('reports a damaged file, and the other commands refuse it', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember'], {
      input: Array.from({ length: 200 }, (_, i) => `note ${i}`).join('\n'),
    })
    const file = join(dir, 'recollect.db')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xa5, 4096))
    expect(await diagnose(dir)).toMatchObject({ code: 1, status: { integrity: 'failed' } })
    const { code, err } = await recollect(dir, ['recall', 'note'])
    expect(code).toBe(2)
    expect(err).toMatch(/backup|doctor/u)
  })

  it('leaves a newer database alone, as every command does', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Berlin'])
    const db = new Database(join(dir, 'recollect.db'))
    db.exec("INSERT INTO schema_migrations (name, timestamp) VALUES ('9999-later', '2030-01-01')")
    db.close()
    const before = readFileSync(join(dir, 'recollect.db'))
    for (const argv of [['remember', 'x'], ['recall', 'x'], ['migrate'], ['export'], ['backfill']]) {
      const { code, err } = await recollect(dir, argv)
      expect([argv, code]).toEqual([argv, 2])
      expect(err).toMatch(/newer version.*Update/u)
    }
    expect(await diagnose(dir)).toMatchObject({ code: 1, status: { contents: 'failed' } })
    expect(readFileSync(join(dir, 'recollect.db'))).toEqual(before)
  })

  it('reports a gap in a chain', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember'], { input: '我住朝阳区\n我搬家到了海淀区' })
    const db = new Database(join(dir, 'recollect.db'))
    db.exec('UPDATE memory_cards SET version = 5 WHERE version = 2')
    db.close()
    const { code, checks } = await diagnose(dir)
    expect(code).toBe(1)
    expect(checks.find((check: { id: string }) => check.id === 'chains').detail).toContain('user:location')
  })

  it('warns of a database that others can read', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'x y z'])
    chmodSync(join(dir, 'recollect.db'), 0o644)
    expect(await diagnose(dir)).toMatchObject({ code: 0, status: { modes: 'warning' } })
  })

  it('reports a configuration that the others refuse', async () => {
    const dir = emptyDirectory()
    writeFileSync(join(dir, 'recollect.config.json'), '{"nope": 1}')
    expect(await diagnose(dir)).toMatchObject({ code: 1, status: { config: 'failed' } })
  })
})
