import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { emptyDirectory, recollect } from '../support/run.ts'

interface Found {
  readonly id: string
  readonly status: string
  readonly detail: string
}

/** A database; `sql` was done to it behind the library's back. */
async function remembered(sql = ''): Promise<string> {
  const dir = emptyDirectory()
  const input = ['I live in Lisbon', '我喜欢喝乌龙茶', 'My dog is called Rex']
    .map((text) => JSON.stringify({ text }))
    .join('\n')
  expect((await recollect(dir, ['remember', '--format', 'jsonl'], { input })).code).toBe(0)
  await recollect(dir, ['log', '--session', 's', '--q', '乌龙茶怎么泡', '--a', 'With hot water'])
  const db = new Database(join(dir, 'recollect.db'))
  db.pragma('foreign_keys = 0')
  db.exec(sql)
  db.close()
  return dir
}

async function doctor(dir: string, ...more: readonly string[]): Promise<{ code: number; checks: Found[] }> {
  const { code, out } = await recollect(dir, ['doctor', '--json', ...more])
  return { code, checks: JSON.parse(out).checks }
}

const statusOf = (checks: readonly Found[], id: string): string | undefined =>
  checks.find((check) => check.id === id)?.status

it('finds nothing wrong with a database that is sound', async () => {
  const { code, checks } = await doctor(await remembered(), '--deep')
  expect(code).toBe(0)
  for (const id of ['library', 'space', 'folder', 'keys', 'orphans', 'postings'])
    expect([id, statusOf(checks, id)]).toEqual([id, 'ok'])
})

async function mended(dir: string, id: string): Promise<void> {
  const found = await doctor(dir)
  expect([found.code, statusOf(found.checks, id)]).toEqual([1, 'failed'])
  expect(readdirSync(dir).some((name) => name.includes('before-repair'))).toBe(false)
  const { code, checks } = await doctor(dir, '--repair', '--yes')
  expect([code, statusOf(checks, id)]).toEqual([0, 'ok'])
  const [file = ''] = readdirSync(dir).filter((name) => name.includes('before-repair'))
  expect(checks.find((check) => check.id === 'backup')?.detail).toContain(file)
  expect((await recollect(dir, ['backup', '--verify', file])).code).toBe(0)
}

it('finds messages that are not indexed as they say, and mends the index after a backup', async () => {
  const first = 'select min(term) from postings where item = 2'
  const dir = await remembered(`
    delete from postings where item = 2 and term = (${first});
    delete from postings where item = 1;
    update memory_items set indexed_terms = null where seq = 1`)
  await mended(dir, 'postings')
  expect((await recollect(dir, ['recall', '乌龙茶'])).out).toContain('我喜欢喝乌龙茶')
  expect((await recollect(dir, ['recall', 'Lisbon'])).out).toContain('I live in Lisbon')
})

it('finds rows that belong to nothing, and removes them after a backup', async () => {
  const dir = await remembered(`
    insert into postings select scope, 'lost', 99, 1, 1 from memory_items where seq = 1;
    insert into change_images (scope, change, position, record, record_id) select id, 99, 0, 'item', 'x' from scopes;
    insert into query_expansions values (77, 'a', 0, 'b', 'synonym', 'p', '{}', 0);
    delete from sessions`)
  const { checks } = await doctor(dir)
  for (const table of ['postings', 'change_images', 'query_expansions', 'qa_turns'])
    expect(checks.find(({ id }) => id === 'orphans')?.detail).toContain(table)
  await mended(dir, 'orphans')
  expect((await recollect(dir, ['recall', '乌龙茶'])).out).toContain('我喜欢喝乌龙茶')
})

it('mends nothing without a yes', async () => {
  const dir = await remembered('delete from qa_turns')
  const asked = await recollect(dir, ['doctor', '--repair'])
  expect(asked).toMatchObject({ code: 130, err: expect.stringContaining('A backup is made first') })
  expect(statusOf((await doctor(dir)).checks, 'orphans')).toBe('failed')
})

it('tells of a folder that others may write to', async () => {
  const dir = await remembered()
  chmodSync(dir, 0o777)
  expect(statusOf((await doctor(dir)).checks, 'folder')).toBe('warning')
})
