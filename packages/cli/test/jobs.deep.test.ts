import { freshSchemaName } from '@recollect/test-postgres'
import { describe, expect, inject, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.skipIf(!inject('postgres').available)('jobs', () => {
  const database = ownDatabase()

  it('are added, listed, run and tried again', async () => {
    const [dir, schema] = [emptyDirectory(), freshSchemaName()]
    const call = (...argv: string[]) =>
      recollect(dir, [...argv, '--schema', schema], { env: { RECOLLECT_DB: database.current.url } })
    expect((await call('jobs', 'list')).code).toBe(2)
    await call('remember', 'I live in Berlin')
    await call('remember', '我住朝阳区', '--scope', '小明')

    expect((await call('jobs', 'list')).out).toContain('There are no jobs.')
    const added = await call('jobs', 'add', 'backfill', '--all-scopes')
    expect([added.code, added.out]).toEqual([0, expect.stringContaining('Added backfill for every scope')])
    expect((await call('jobs', 'add', 'retention', '--lang', 'zh')).out).toContain(
      '已添加 retention，用于作用域 default',
    )
    const { rows } = JSON.parse((await call('jobs', 'list', '--json')).out)
    expect(rows).toMatchObject([
      { kind: 'backfill', scope: null, state: 'waiting' },
      { kind: 'retention', scope: 'default', state: 'waiting' },
    ])
    expect((await call('jobs', 'list', 'backfill')).out).toContain('(every scope)')

    const ran = await call('jobs', 'run', '--until-idle', '--concurrency', '2')
    expect(ran.code).toBe(0)
    expect(ran.err).toContain('Done: backfill, scope 小明')
    expect(ran.out).toMatch(/^\d+ jobs done\./u)
    expect((await call('jobs', 'list')).out).toContain('There are no jobs.')
    expect((await call('jobs', 'retry')).out).toContain('No job had failed.')
  })

  it('of unknown kinds and actions are refused in both languages', async () => {
    const dir = emptyDirectory()
    const schema = freshSchemaName()
    const call = (...argv: string[]) =>
      recollect(dir, [...argv, '--schema', schema], { env: { RECOLLECT_DB: database.current.url } })
    await call('migrate')
    expect((await call('jobs', 'add', 'nothing')).err).toContain('no kind of job "nothing", only backfill')
    expect((await call('jobs', 'add', 'nothing', '--lang', 'zh')).err).toContain('没有“nothing”这种任务')
    expect(await call('jobs', 'stop')).toMatchObject({
      code: 2,
      err: expect.stringContaining('add, list, retry, run'),
    })
    expect(await call('jobs', 'add')).toMatchObject({
      code: 2,
      err: expect.stringContaining('<kind> is missing'),
    })
  })
})
