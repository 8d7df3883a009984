import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { emptyDirectory, recollect } from './support/run.ts'

interface Row {
  readonly value: string
  readonly version: number
  readonly is_active: number
}

const SAID = [
  { text: 'I live in Lisbon', at: '2023-02-01T00:00:00Z' },
  { text: 'I moved to Porto', at: '2024-03-01T00:00:00Z' },
  { text: '我搬家到了海淀区', at: '2025-04-01T00:00:00Z' },
  { text: 'I like tea', at: '2025-05-01T00:00:00Z' },
]

/** A database with a chain of three, and what was done to it behind the library's back. */
async function damaged(sql: string): Promise<string> {
  const dir = emptyDirectory()
  const input = SAID.map((message) => JSON.stringify(message)).join('\n')
  expect((await recollect(dir, ['remember', '--format', 'jsonl'], { input })).code).toBe(0)
  const db = new Database(join(dir, 'recollect.db'))
  db.exec(sql)
  db.close()
  return dir
}

const query = <T>(dir: string, sql: string): T[] => {
  const db = new Database(join(dir, 'recollect.db'), { readonly: true })
  const rows = db.prepare<[], T>(sql).all()
  db.close()
  return rows
}

const homes = (dir: string) =>
  query<Row>(
    dir,
    "SELECT value, version, is_active FROM memory_cards WHERE version_key = 'user:location' ORDER BY seq",
  ).map(({ value, version, is_active }) => [value, version, is_active])

const ids = (dir: string) =>
  [
    ...query<{ id: string }>(dir, 'SELECT id FROM memory_cards ORDER BY id'),
    ...query<{ id: string }>(dir, 'SELECT id FROM memory_items ORDER BY id'),
  ].map(({ id }) => id)

const SOUND = [
  ['Lisbon', 1, 0],
  ['Porto', 2, 0],
  ['海淀区', 3, 1],
]

const NOWHERE = '01900000-0000-7000-8000-000000000000'

const HOME = "version_key = 'user:location'"

describe('doctor --repair', () => {
  it.each<[string, string, string]>([
    [
      'numbers with a gap',
      `UPDATE memory_cards SET version = 7 WHERE ${HOME} AND version = 2`,
      'wrong number',
    ],
    [
      'numbers in the wrong order',
      `UPDATE memory_cards SET version = version + 10 WHERE ${HOME}; UPDATE memory_cards SET version = 14 - version WHERE ${HOME}`,
      'wrong number',
    ],
    [
      'one number twice',
      `DROP INDEX memory_cards_chain; UPDATE memory_cards SET version = 2 WHERE ${HOME} AND version = 3`,
      'wrong number',
    ],
    [
      'two active versions',
      `DROP INDEX memory_cards_active; UPDATE memory_cards SET is_active = 1, superseded_at = NULL WHERE ${HOME} AND version = 2`,
      'more than one current',
    ],
    [
      'an active version that ended',
      `UPDATE memory_cards SET is_active = 0 WHERE ${HOME}; UPDATE memory_cards SET is_active = 1 WHERE ${HOME} AND version = 1`,
      'counts as current',
    ],
    [
      'an active version marked superseded',
      `UPDATE memory_cards SET superseded_at = recorded_at WHERE ${HOME} AND version = 3`,
      'counts as current',
    ],
    ['no active version', `UPDATE memory_cards SET is_active = 0 WHERE ${HOME}`, 'neither holds nor ended'],
    [
      'an old version without an end',
      `UPDATE memory_cards SET valid_to = NULL, superseded_at = NULL WHERE ${HOME} AND version = 1`,
      'neither holds nor ended',
    ],
    [
      'a parent that is nowhere',
      `UPDATE memory_cards SET parent_id = '01900000-0000-7000-8000-000000000000' WHERE ${HOME} AND version = 2`,
      'cannot follow',
    ],
    [
      'a parent under another key',
      `UPDATE memory_cards SET parent_id = (SELECT id FROM memory_cards WHERE slot = 'likes') WHERE ${HOME} AND version = 3`,
      'cannot follow',
    ],
    [
      'a parent that is later',
      `UPDATE memory_cards SET parent_id = (SELECT id FROM memory_cards WHERE ${HOME} AND version = 3) WHERE ${HOME} AND version = 1`,
      'cannot follow',
    ],
    [
      'a fork',
      `UPDATE memory_cards SET parent_id = (SELECT id FROM memory_cards WHERE ${HOME} AND version = 1) WHERE ${HOME} AND version = 3`,
      'cannot follow',
    ],
    [
      'an end before its beginning',
      `UPDATE memory_cards SET valid_to = 1000 WHERE ${HOME} AND version = 1`,
      'ended before it began',
    ],
    [
      'a replaced version without an end',
      `UPDATE memory_cards SET valid_to = NULL WHERE ${HOME} AND version = 1`,
      'has no end',
    ],
    [
      'an end of what holds',
      `UPDATE memory_cards SET valid_to = recorded_at - 60000 WHERE ${HOME} AND version = 3`,
      'counts as current',
    ],
    [
      'a version replaced before it was recorded',
      `UPDATE memory_cards SET superseded_at = 1000 WHERE ${HOME} AND version = 2`,
      'before it was recorded',
    ],
    [
      'a version put right by none',
      `UPDATE memory_cards SET corrected_by = '${NOWHERE}' WHERE ${HOME} AND version = 1`,
      'put right by one that did not',
    ],
    [
      'a dispute of one',
      `UPDATE memory_cards SET is_contested = 1 WHERE ${HOME} AND version = 3`,
      'contested on one side only',
    ],
    [
      'a message that is nowhere',
      `UPDATE memory_cards SET source_memory_id = '${NOWHERE}' WHERE ${HOME} AND version = 3`,
      'a message that is not there',
    ],
    [
      'messages that disagree with their facts',
      "UPDATE memory_items SET is_active = 1, fact_type = 'address', version = 9, parent_id = NULL",
      'disagrees with its facts',
    ],
  ])('mends %s without losing a row', async (_what, sql, told) => {
    const dir = await damaged(sql)
    const before = ids(dir)
    const found = await recollect(dir, ['doctor'])
    expect(found.code).toBe(1)
    expect(found.out).toContain(told)
    expect(found.out).toContain('recollect doctor --repair')
    const repaired = await recollect(dir, ['doctor', '--repair', '--yes'])
    expect({ code: repaired.code, err: repaired.err }).toEqual({ code: 0, err: '' })
    expect(repaired.out).toContain('mended')
    expect([homes(dir), ids(dir)]).toEqual([SOUND, before])
    const again = await recollect(dir, ['doctor'])
    expect(again.code).toBe(0)
    // What was dropped stays dropped: rows can be mended, not the guard.
    expect(again.out).toContain(sql.includes('DROP INDEX') ? 'Missing indexes' : 'All is well')
    expect((await recollect(dir, ['ask', '我住哪里'])).out).toContain('海淀区')
  })

  it('gives a version the time back that it held', async () => {
    const dir = await damaged(`UPDATE memory_cards SET valid_to = 1000 WHERE ${HOME} AND version = 2`)
    expect((await recollect(dir, ['doctor', '--repair', '--yes'])).code).toBe(0)
    const { out } = await recollect(dir, ['at', '2024-12-01', 'location'])
    expect(out).toContain('Porto')
  })

  it('names a row that is not what was written, and changes nothing', async () => {
    const dir = await damaged(`UPDATE memory_cards SET value = 'Pisa' WHERE ${HOME} AND version = 2`)
    for (const argv of [['doctor'], ['doctor', '--repair', '--yes']]) {
      const { code, out } = await recollect(dir, argv)
      expect(code).toBe(1)
      expect(out).toMatch(/A row of memory_cards is not what was written \(id .*backup/u)
    }
    expect(homes(dir)).toEqual([SOUND[0], ['Pisa', 2, 0], SOUND[2]])
    expect((await recollect(dir, ['history', 'location'])).err).toContain('is not what was written')
  })

  it('tells of a value that an earlier version lost, and that it cannot be mended', async () => {
    const dir = await damaged(
      `UPDATE memory_cards SET value = '', checksum = NULL WHERE ${HOME} AND version = 2`,
    )
    for (const argv of [['doctor'], ['doctor', '--repair', '--yes']]) {
      const { code, out } = await recollect(dir, argv)
      expect(code).toBe(1)
      expect(out).toContain('lost its value, which cannot be mended')
      expect(out).not.toContain('recollect doctor --repair')
    }
    expect((await recollect(dir, ['doctor', '--lang', 'zh'])).out).toContain('值已丢失，无法修复')
    expect(JSON.parse((await recollect(dir, ['changes', '--json'])).out).rows).toHaveLength(4)
  })

  it('mends what it can beside a value that is lost', async () => {
    const dir = await damaged(
      `UPDATE memory_cards SET value = '', checksum = NULL WHERE ${HOME} AND version = 2; UPDATE memory_cards SET version = 7 WHERE ${HOME} AND version = 3`,
    )
    expect((await recollect(dir, ['doctor'])).out).toContain('recollect doctor --repair')
    const { code, out } = await recollect(dir, ['doctor', '--repair', '--yes'])
    expect([code, out]).toEqual([1, expect.stringMatching(/2 problems mended, 1 fact version changed/u)])
    expect(homes(dir)).toEqual([SOUND[0], ['', 2, 0], SOUND[2]])
  })

  it('is a change that can be undone and is told in the log', async () => {
    const dir = await damaged(`UPDATE memory_cards SET version = 7 WHERE ${HOME} AND version = 2`)
    const before = homes(dir)
    await recollect(dir, ['doctor', '--repair', '--yes'])
    const { rows } = JSON.parse((await recollect(dir, ['changes', '--json'])).out)
    expect(rows[0]).toMatchObject({ kind: 'repair', undoneBy: null })
    expect((await recollect(dir, ['undo', rows[0].id])).code).toBe(0)
    expect(homes(dir)).toEqual(before)
  })

  it('asks first, and changes nothing when nobody says yes', async () => {
    const dir = await damaged(`UPDATE memory_cards SET version = 7 WHERE ${HOME} AND version = 2`)
    const before = homes(dir)
    const declined = await recollect(dir, ['doctor', '--repair'])
    expect([declined.code, declined.err]).toEqual([130, expect.stringContaining('Nothing was repaired')])
    const alone = await recollect(dir, ['doctor', '--repair', '--json'], { input: '' })
    expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('--yes')])
    expect(homes(dir)).toEqual(before)
  })

  it('mends every scope, and says so in Chinese', async () => {
    const dir = await damaged('SELECT 1')
    await recollect(dir, ['remember', 'I live in Oslo', '--scope', 'bob'])
    const db = new Database(join(dir, 'recollect.db'))
    db.exec('UPDATE memory_cards SET version = 8 WHERE is_active = 1')
    db.close()
    const { out } = await recollect(dir, ['doctor', '--repair', '--yes', '--lang', 'zh'])
    expect(out).toMatch(/bob：?[^\n]*修复了 2 个问题，改动了 1 个/u)
    expect(out).toMatch(/default：?[^\n]*修复了 3 个问题，改动了 2 个/u)
    expect(out).toContain('一切正常')
  })

  it('does nothing where nothing is wrong', async () => {
    const dir = await damaged('SELECT 1')
    const { code, out } = await recollect(dir, ['doctor', '--repair'])
    expect(code).toBe(0)
    expect(out).not.toContain('mended')
    expect(JSON.parse((await recollect(dir, ['changes', '--json'])).out).rows).toHaveLength(4)
  })
})
