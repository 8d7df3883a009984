import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

/** A memory of alice, whom nobody but the owner of all and a writer may change. */
async function prepared() {
  const dir = emptyDirectory()
  const privacy = {
    principals: {
      boss: { roles: ['owner', 'admin'], scopes: 'all' },
      will: { roles: ['writer'], scopes: ['alice'] },
      mallory: { roles: ['owner'] },
    },
    retention: { messages: { afterDays: 365, keepIfActiveFact: false } },
  }
  writeFileSync(join(dir, 'recollect.config.json'), JSON.stringify({ privacy }))
  const as = (who: string, ...argv: string[]) => recollect(dir, [...argv, '--as', who])
  await as('boss', 'remember', 'I live in Oslo', '--scope', 'alice', '--at', '2020-01-01')
  const items = async () =>
    JSON.parse((await as('boss', 'items', '--scope', 'alice', '--json')).out).rows.length
  const logged = async () => {
    const { out } = await as('boss', 'audit', 'export', '--scope', 'alice')
    return out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ principal, action, outcome }) => `${principal} ${action} ${outcome}`)
  }
  return { as, items, logged }
}

it('a job is added by who may do what it does, and neither done nor seen by others', async () => {
  const { as, items, logged } = await prepared()
  for (const lang of ['en', 'zh'] as const)
    expect((await as('mallory', 'jobs', 'add', 'retain', '--scope', 'alice', '--lang', lang)).code).toBe(2)
  expect((await as('mallory', 'jobs', 'add', 'retain', '--all-scopes')).code).toBe(2)
  expect((await as('boss', 'jobs', 'list')).out).toContain('There are no jobs.')
  expect((await as('boss', 'jobs', 'run', '--until-idle')).out).toContain('0 jobs done')
  expect(await items()).toBe(1)
  expect(await logged()).toContain('mallory jobs.add denied')
})

it('a job is done with the rights of who added it, whoever runs it, and the log names them', async () => {
  const { as, items, logged } = await prepared()
  expect((await as('will', 'jobs', 'add', 'retain', '--scope', 'alice')).code).toBe(0)
  const seen = async (who: string) => JSON.parse((await as(who, 'jobs', 'list', '--json')).out).rows
  expect(await seen('mallory')).toEqual([])
  expect(await seen('will')).toMatchObject([{ kind: 'retain', scope: 'alice', principal: 'will' }])
  expect((await as('mallory', 'jobs', 'retry')).out).toContain('No job had failed.')
  expect((await as('boss', 'jobs', 'run', '--until-idle')).out).toContain('1 job done')
  expect(await items()).toBe(0)
  expect(await logged()).toEqual(expect.arrayContaining(['will jobs.add ok', 'will forget ok']))
  expect((await logged()).filter((line) => line.startsWith('boss forget'))).toEqual([])
})
