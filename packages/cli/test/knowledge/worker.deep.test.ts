import { johnEn } from '@recollect/testkit/model-server'
import { freshSchemaName } from '@recollect/test-postgres'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { describe, expect, inject, it } from 'vitest'
import { told } from './story.ts'
import type { Told } from './story.ts'

/** Two scopes of one database are discovered by one worker, and its jobs can be looked at. */
async function works({ call, json, hear }: Told): Promise<void> {
  await hear(0)
  await call(
    'remember',
    'I am building a project called Tanka, a three-layer agent architecture',
    '--at',
    '2024-05-06',
    '--scope',
    'other',
  )
  const worked = await call('worker', '--until-idle', '--concurrency', '2')
  expect([worked.code, worked.err]).toEqual([0, expect.stringContaining('Done: discover, scope other')])
  expect(worked.out).toMatch(/^\d+ jobs done\./u)
  expect((await json('nodes')).rows).toMatchObject([{ key: "John's research direction", version: 1 }])
  expect((await json('episodes', '--scope', 'other')).rows).toHaveLength(1)
  expect((await call('jobs', 'list')).out).toContain('There are no jobs.')
  await call('jobs', 'add', 'discover', '--lang', 'zh')
  expect((await json('jobs', 'list')).rows).toMatchObject([{ kind: 'discover', state: 'waiting' }])
  expect((await call('jobs', 'run', '--until-idle')).out).toContain('1 job done.')
}

it('a worker on a file does what it does on a server, and says where there is no model', async () => {
  const given = await told(johnEn)
  await works(given)
  const { err } = await given.around({ env: { OPENAI_MODEL: '' } }, 'worker', '--until-idle')
  expect(err).toContain('No model is configured')
})

it('a job that waits for the next budget says so', async () => {
  const { call, hear, dir } = await told(johnEn)
  const { writeFileSync } = await import('node:fs')
  writeFileSync(`${dir}/recollect.config.json`, '{"discovery":{"budget":{"tokensPerDay":1}}}')
  await hear(0)
  expect((await call('worker', '--until-idle')).code).toBe(0)
  expect((await call('jobs', 'list')).out).toMatch(/discover +default +waiting .*budget/iu)
})

describe.skipIf(!inject('postgres').available)('on a server', () => {
  const database = ownDatabase()
  it('a worker discovers what every scope is owed', { timeout: 60_000 }, async () => {
    await works(await told(johnEn, ['--db', database.current.url, '--schema', freshSchemaName()]))
  })
})
