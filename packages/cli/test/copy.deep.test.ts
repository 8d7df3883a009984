import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute, freshSchemaName } from '@recollect/test-postgres'
import { describe, expect, inject, it } from 'vitest'
import { bundleCommand, killedAtFirstMessage } from './support/killed.ts'
import { emptyDirectory, recollect } from './support/run.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { passwordOf } from './support/server.ts'

const CONFIG = `
const embed = async (texts) => texts.map((text) => {
  const vector = Float32Array.from({ length: 8 }, (_, n) => 1 + (text.codePointAt(n % text.length) ?? 0) % 7)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
})
export default { embedder: { model: 'toy', dimensions: 8, embed } }
`

/** Two scopes with corrections, forgetting that can be undone, an undo, vectors, sessions, and cached expansions. */
async function story(dir: string): Promise<void> {
  writeFileSync(join(dir, 'recollect.config.js'), CONFIG)
  const call = async (...argv: string[]) => expect((await recollect(dir, argv)).code).toBe(0)
  for (const text of ['I live in Berlin', 'My wife is called Anna', 'I moved to Munich', '我喜欢喝茶']) {
    await call('remember', text, '--session', 's1')
  }
  await call('chat', '-m', 'Where do I live?')
  await call('forget', '--slot', 'location', '--grace', '30d', '--yes')
  await call('put', 'plan', 'ship it', '--expires', '2999-01-01', '--metadata', '{"z":1,"a":"二"}')
  await call('undo', 'last')
  await call(
    'log',
    '--session',
    's1',
    '--q',
    '如何配置 Discord？',
    '--a',
    '打开设置。',
    '--significance',
    '0.85',
  )
  await call('log', '--session', 's2', '--q', 'Which database?', '--a', 'Postgres.', '--topics', 'database')
  await call('working', 'set', '{"form":{"z":1,"a":["二"]}}', '--session', 's1')
  await call('archive', 's2')
  await call('remember', '我住朝阳区', '--scope', '小明')
  await call('forget', '--slot', 'location', '--scope', '小明', '--yes')
  await call('remember', '我搬到了海淀区', '--scope', '小明')
}

/** All that commands tell of a scope. */
async function told(dir: string, place: readonly string[], scope: string): Promise<readonly string[]> {
  const outs: string[] = []
  for (const argv of [['export'], ['changes', '-n', '99', '--json'], ['cards', '--inactive', '--json']]) {
    outs.push((await recollect(dir, [...argv, ...place, '--scope', scope])).out)
  }
  return outs
}

describe('copy', () => {
  it('refuses one database for both, a target that holds something else, and an unknown scope', async () => {
    const dir = emptyDirectory()
    await recollect(dir, ['remember', 'I live in Rome'])
    await recollect(dir, ['remember', 'I live in Oslo', '--db', 'other.db'])
    const refused = async (lang: string, ...argv: string[]) => {
      const { code, err } = await recollect(dir, ['copy', ...argv, '--lang', lang])
      return `${String(code)} ${err}`
    }
    expect(await refused('en')).toMatch(/^2 .*--to is missing/u)
    expect(await refused('en', '--to', 'recollect.db')).toMatch(/^2 .*same database/u)
    expect(await refused('en', '--to', 'other.db')).toMatch(/^2 .*holds something else/su)
    expect(await refused('zh', '--to', 'other.db')).toMatch(/^2 .*有别的内容/su)
    expect(await refused('en', '--from', 'none.db', '--to', 'new.db')).toMatch(/^2 .*no database/u)
    expect(await refused('en', '--to', 'new.db', 'nobody')).toMatch(/^3 /u)
    expect((await recollect(dir, ['ask', 'Where do I live?', '--db', 'other.db'])).out).toContain('Oslo')
  })

  it('copies named scopes between files, and says when all is there', async () => {
    const dir = emptyDirectory()
    await story(dir)
    const first = await recollect(dir, ['copy', '--to', 'copy.db', '小明', '--lang', 'zh'])
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('已把 1 个作用域')])
    const again = await recollect(dir, [
      'copy',
      '--from',
      'recollect.db',
      '--to',
      'copy.db',
      '--scope',
      '小明',
    ])
    expect(again.out).toContain('holds all of 1 scope already')
    const whole = await recollect(dir, ['copy', '--to', 'all.db'])
    expect(whole.out).toContain(', 2 Q-A pairs in 2 sessions.')
    const { scopes } = JSON.parse((await recollect(dir, ['copy', '--to', 'copy.db', '--json'])).out)
    expect(scopes).toMatchObject([
      { scope: 'default', holds: { sha256: expect.stringMatching(/^[\da-f]{64}$/u) } },
      { scope: '小明', written: 0 },
    ])
    const all = ['--db', 'copy.db']
    for (const scope of ['default', '小明']) {
      expect(await told(dir, all, scope)).toEqual(await told(dir, [], scope))
    }
  })
})

describe.skipIf(!inject('postgres').available)('copy to and from a Postgres server', () => {
  const database = ownDatabase()

  it('gives the same memory on SQLite, on Postgres and on SQLite again', async () => {
    const dir = emptyDirectory()
    const schema = ['--schema', freshSchemaName()]
    await story(dir)
    const { url } = database.current
    const copy = async (...argv: string[]) => {
      const { code, out, err } = await recollect(dir, ['copy', '--json', ...argv, ...schema])
      expect([code, err]).toEqual([0, ''])
      expect(out).not.toContain(`:${passwordOf(url)}@`)
      return JSON.parse(out).scopes
    }
    const there = await copy('--from', 'recollect.db', '--to', url)
    const back = await copy('--from', url, '--to', 'sqlite:back.db')
    const hashes = (scopes: readonly { holds: { sha256: string; vectors: number } }[]) =>
      scopes.map(({ holds }) => holds)
    expect(hashes(back)).toEqual(hashes(there))
    expect(there[0].holds.vectors).toBeGreaterThan(0)
    expect(
      (await copy('--from', 'back.db', '--to', url)).map(({ written }: { written: number }) => written),
    ).toEqual([0, 0])
    for (const scope of ['default', '小明']) {
      const original = await told(dir, [], scope)
      expect(await told(dir, ['--db', url, ...schema], scope)).toEqual(original)
      expect(await told(dir, ['--db', 'back.db'], scope)).toEqual(original)
    }
    const undone = await recollect(dir, ['changes', '--json', '--db', url, ...schema])
    const forgotten = JSON.parse(undone.out).rows.find(({ kind }: { kind: string }) => kind === 'forget')
    const undo = await recollect(dir, ['undo', forgotten.id, '--db', url, ...schema])
    expect([undo.code, undo.err]).toEqual([0, ''])
    expect((await recollect(dir, ['ask', 'Where do I live?', '--db', url, ...schema])).out).toContain(
      'Munich',
    )
  })

  it('goes on where it was killed', async () => {
    const dir = emptyDirectory()
    const schema = freshSchemaName()
    const lines = Array.from({ length: 1500 }, (_, n) =>
      JSON.stringify({
        text: n % 2 === 0 ? `我的第${String(n)}个愿望是去看海` : `Entry ${String(n)}: I like tea`,
      }),
    )
    writeFileSync(join(dir, 'log.jsonl'), lines.join('\n'))
    expect((await recollect(dir, ['remember', '--format', 'jsonl', '-f', 'log.jsonl'])).code).toBe(0)
    const { url } = database.current
    const argv = ['copy', '--from', 'recollect.db', '--to', url, '--schema', schema]
    const program = await bundleCommand()
    const killed = await killedAtFirstMessage(program.path, dir, argv).finally(program.remove)
    expect(killed).toEqual({ message: expect.stringMatching(/^\d+% of 1 scope/u), signal: 'SIGKILL' })
    const { out } = await recollect(dir, [...argv, '--json'])
    const [scope] = JSON.parse(out).scopes
    expect(scope.holds.items).toBe(1500)
    expect(scope.written).toBeGreaterThan(0)
    expect(scope.written).toBeLessThan(scope.holds.items + scope.holds.cards + scope.holds.changes)
    expect(await told(dir, ['--db', url, '--schema', schema], 'default')).toEqual(
      await told(dir, [], 'default'),
    )
    await execute(url, [`drop schema ${schema} cascade`])
  })
})
