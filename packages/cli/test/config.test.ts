import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

const shown = async (dir: string, argv: readonly string[] = [], env: Record<string, string> = {}) => {
  const { code, out } = await recollect(dir, ['config', '--json', ...argv], { env })
  return { code, ...JSON.parse(out) }
}

const write = (dir: string, content: unknown, name = 'recollect.config.json') => {
  writeFileSync(join(dir, name), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('configuration', () => {
  it('has defaults', async () => {
    const dir = emptyDirectory()
    const { code, values, file } = await shown(dir)
    expect(code).toBe(0)
    expect(file).toBeNull()
    expect(values.db).toEqual({ value: join(dir, 'recollect.db'), source: { from: 'default', name: '' } })
    expect(values.scope.value).toBe('default')
    expect(values['extraction.confidenceThreshold'].value).toBe(0.7)
  })

  it('takes flags over the file over the environment over defaults', async () => {
    const dir = emptyDirectory()
    const env = { RECOLLECT_DB: 'env.db', RECOLLECT_SCOPE: 'env', RECOLLECT_LANG: 'zh' }
    expect((await shown(dir, [], env)).values).toMatchObject({
      db: { value: join(dir, 'env.db'), source: { from: 'environment', name: 'RECOLLECT_DB' } },
      scope: { value: 'env' },
      lang: { value: 'zh' },
    })
    write(dir, { db: 'file.db', query: { off: ['pronouns'] } })
    const withFile = await shown(dir, [], env)
    expect(withFile.values).toMatchObject({
      db: { value: join(dir, 'file.db'), source: { from: 'file', name: 'recollect.config.json' } },
      scope: { value: 'env', source: { from: 'environment' } },
      'query.off': { value: ['pronouns'], source: { from: 'file' } },
      'recall.limit': { value: 10, source: { from: 'default' } },
    })
    expect(withFile.warnings.join()).toContain('RECOLLECT_DB')
    expect((await shown(dir, ['--db', 'flag.db'], env)).values.db).toEqual({
      value: join(dir, 'flag.db'),
      source: { from: 'flag', name: '--db' },
    })
  })

  it('takes what opens a file from the environment or the file, and no other word', async () => {
    const dir = emptyDirectory()
    const env = { RECOLLECT_SQLITE_DRIVER: 'node:sqlite' }
    expect((await shown(dir)).values.sqliteDriver.value).toBe('better-sqlite3')
    expect((await shown(dir, [], env)).values.sqliteDriver).toMatchObject({
      value: 'node:sqlite',
      source: { from: 'environment', name: 'RECOLLECT_SQLITE_DRIVER' },
    })
    const bad = { env: { RECOLLECT_SQLITE_DRIVER: 'sqlite3' } }
    expect((await recollect(dir, ['remember', 'I live in Lisbon'], bad)).err).toContain(
      'RECOLLECT_SQLITE_DRIVER',
    )
    write(dir, { sqliteDriver: 'libsql' })
    expect((await shown(dir, [], env)).values.sqliteDriver.value).toBe('libsql')
  })

  it('reads a path in a file from where the file is', async () => {
    const dir = emptyDirectory()
    mkdirSync(join(dir, 'deep'))
    write(join(dir, 'deep'), { db: './here.db' })
    const { values } = await shown(dir, ['--config', 'deep/recollect.config.json'])
    expect(values.db.value).toBe(join(dir, 'deep', 'here.db'))
  })

  it('reads TypeScript and JavaScript, and says which of two files it uses', async () => {
    const dir = emptyDirectory()
    write(dir, "export default { scope: 'from-js' }", 'recollect.config.js')
    writeFileSync(join(dir, 'package.json'), '{"type":"module"}')
    expect((await shown(dir)).values.scope.value).toBe('from-js')
    write(dir, "const scope: string = 'from-ts'\nexport default { scope }", 'recollect.config.ts')
    const both = await shown(dir)
    expect(both.values.scope.value).toBe('from-ts')
    expect(both.warnings.join()).toContain('recollect.config.js')
  })

  it('speaks Chinese by locale', async () => {
    const { out } = await recollect(emptyDirectory(), ['config'], { env: { LANG: 'zh_CN.UTF-8' } })
    expect(out).toContain('配置文件')
  })

  it.each<[string, unknown, string]>([
    ['malformed JSON', '{"scope": ', 'not JSON'],
    ['a list', [], 'must be an object'],
    ['an unknown key', { dbb: 'x' }, 'dbb'],
    ['an unknown key of a section', { query: { pronouns: true } }, 'pronouns'],
    ['a value of another type', { scope: 1 }, 'scope'],
    ['a number out of range', { recall: { limit: 0 } }, 'limit'],
    ['an unknown language', { languages: ['fr'] }, 'languages'],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuses %s with exit 2, and stores nothing', async (_what, content, named) => {
    const dir = emptyDirectory()
    write(dir, content)
    const { code, err, out } = await recollect(dir, ['remember', 'I live in Berlin'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(named)
    expect(err).toContain('recollect config')
    expect((await shown(dir)).code).toBe(2)
  })

  it('refuses a configuration file that is not there', async () => {
    const { code, err } = await recollect(emptyDirectory(), ['cards', '--config', 'no.json'])
    expect(code).toBe(2)
    expect(err).toContain('no.json')
  })

  it('passes on warnings of the library', async () => {
    const dir = emptyDirectory()
    write(dir, { query: { off: ['detection'] } })
    expect((await shown(dir)).warnings.join()).toContain('query.off')
  })
})
