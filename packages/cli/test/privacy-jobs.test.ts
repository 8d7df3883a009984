import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoverJob } from '@recollect/knowledge'
import { privacyJobs } from '@recollect/privacy'
import { standardJobs } from '@recollect/core/store'
import { inMemoryStore } from '@recollect/store-memory'
import { expect, it } from 'vitest'
import { JOB_KINDS } from '../src/jobs/handlers.ts'
import { emptyDirectory, recollect } from './support/run.ts'

const KEY = (n: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, i) => (i * 29 + n * 91 + i * i) % 256)).toString('base64')

it('jobs rekey and retain with the keys and the rules of the configuration', async () => {
  const dir = emptyDirectory()
  const env = { K1: KEY(1), K2: KEY(2), INDEX: KEY(3) }
  const call = (...argv: string[]) => recollect(dir, argv, { env })
  const configure = (current: string, retention: object) =>
    writeFileSync(
      join(dir, 'recollect.config.json'),
      JSON.stringify({
        privacy: {
          keys: { k1: { env: 'K1' }, ...(current === 'k2' ? { k2: { env: 'K2' } } : {}) },
          current,
          indexKey: { env: 'INDEX' },
          seal: 'everything',
          retention,
        },
      }),
    )
  configure('k1', {})
  await call('remember', 'I live in Oslo', '--at', '2020-01-01')
  await call('remember', '我喜欢喝茶')
  configure('k2', { messages: { afterDays: 365, keepIfActiveFact: false } })
  expect((await call('jobs', 'add', 'rekey')).code).toBe(0)
  expect((await call('jobs', 'add', 'retain', '--all-scopes')).code).toBe(0)
  expect((await call('jobs', 'add', 'fly')).err).toMatch(/rekey.*retain/u)
  const ran = await call('jobs', 'run', '--until-idle')
  expect([ran.code, ran.out]).toEqual([0, expect.stringMatching(/^\d jobs done\.\n$/u)])
  expect((await call('rekey')).out).toContain('Encrypted 0 values')
  const { rows } = JSON.parse((await call('items', '--json')).out)
  expect(rows.map(({ text }: { text: string }) => text)).toEqual(['我喜欢喝茶'])
})

it('the list of jobs takes every kind that a run does', () => {
  expect(Object.keys(JOB_KINDS)).toEqual(
    Object.keys({ ...standardJobs, discover: discoverJob, ...privacyJobs({ store: inMemoryStore() }) }),
  )
})
