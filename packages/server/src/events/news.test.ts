import { describe, expect, it } from 'vitest'
import type { Change, ChangeLog } from '@recollect/core'
import { changesBehind } from './news.ts'

const change = (name: string, seq: number): Change => ({
  scope: 'alice',
  id: `${name}${String(seq)}`,
  seq,
  kind: 'put',
  at: seq,
  batch: null,
  undoneBy: null,
  undoUntil: null,
  erased: false,
  items: null,
  cards: null,
  note: null,
})

/** A log of so many changes, with the sizes of the pages that were read of it. */
function logOf(name: string, length: number) {
  const rows = Array.from({ length }, (_, at) => change(name, length - at))
  const read: number[] = []
  const log: ChangeLog = {
    get: (id) => Promise.resolve(rows.find((row) => row.id === id) ?? null),
    list: ({ limit = 100, cursor = null } = {}) => {
      const from = Number(cursor ?? 0)
      const page = rows.slice(from, from + limit)
      read.push(page.length)
      return Promise.resolve({ rows: page, next: from + limit < length ? String(from + limit) : null })
    },
  }
  return { log, read }
}

const seqs = (changes: readonly Change[]) => changes.map(({ seq }) => seq)

describe('changes behind a place', () => {
  it('are told oldest first, over several pages', async () => {
    const found = await changesBehind(logOf('a', 150).log, { seq: 5, id: 'a5' })
    expect(seqs(found.changes)).toEqual(Array.from({ length: 145 }, (_, at) => at + 6))
    expect(found).toMatchObject({ end: { seq: 150, id: 'a150' }, lost: false })
  })

  it('are none at the end of the log, which one short page tells', async () => {
    const { log, read } = logOf('a', 150)
    expect(await changesBehind(log, { seq: 150, id: 'a150' })).toMatchObject({ changes: [], lost: false })
    expect(read).toEqual([10])
  })

  it('are all of them where there were none before', async () => {
    expect(seqs((await changesBehind(logOf('a', 2).log, null)).changes)).toEqual([1, 2])
    expect(await changesBehind(logOf('a', 0).log, null)).toEqual({ changes: [], end: null, lost: false })
  })

  it.each([
    ['is empty', 0],
    ['is shorter', 2],
    ['is as long', 3],
    ['has grown past it', 8],
    ['has grown far past it', 300],
  ])('are lost when the log began anew and %s', async (_, length) => {
    const { log } = logOf('b', length)
    const end = (await log.list({ limit: 1 })).rows[0] ?? null
    expect(await changesBehind(log, { seq: 3, id: 'a3' })).toEqual({ changes: [], end, lost: true })
  })

  it('are lost when they are too many to tell, and no more are read then', async () => {
    const { log, read } = logOf('a', 50_000)
    expect(await changesBehind(log, { seq: 1, id: 'a1' })).toMatchObject({
      changes: [],
      end: { seq: 50_000 },
      lost: true,
    })
    expect(read.reduce((all, page) => all + page, 0)).toBeLessThan(1_200)
  })
})
