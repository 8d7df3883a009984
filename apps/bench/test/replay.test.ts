import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openReplay } from '../src/speed/replay.ts'
import { recordSql } from '../src/speed/statement-log.ts'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterEach(() => {
  rmSync(directory, { recursive: true, force: true })
})

const create = (file: string) => {
  const database = new Database(file)
  database.exec('create table kite (colour text)')
  return database
}

it('does again on a copy what was done, with the settings of the connection', async () => {
  const database = create(join(directory, 'a.db'))
  const opening = await recordSql(async () => database.pragma('synchronous = FULL'))
  const work = await recordSql(async () => {
    database.transaction(() => database.prepare('insert into kite values (?)').run('red'))()
    expect(database.prepare('select colour from kite').raw().all()).toEqual([['red']])
    return database.prepare('select colour from kite').all()
  })
  database.close()
  expect(work.value).toEqual([{ colour: 'red' }])
  expect(opening.calls).toEqual([{ how: 'all', sql: 'PRAGMA synchronous = FULL', values: [], raw: false }])

  expect(work.calls.filter(({ raw }) => raw)).toHaveLength(1)

  const copy = join(directory, 'b.db')
  create(copy).close()
  const replay = openReplay(copy, opening.calls)
  replay.run(work.calls)
  replay.run(work.calls)
  replay.close()
  expect(new Database(copy).prepare('select count(*) as n from kite').get()).toEqual({ n: 2 })
})

it('listens no longer than it is asked to', async () => {
  const database = create(join(directory, 'a.db'))
  const { calls } = await recordSql(async () => database.prepare('select 1').get())
  database.prepare('select 2').get()
  expect(calls.map(({ sql }) => sql)).toEqual(['select 1'])
  database.close()
})
