import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { createRecollect } from '@recollect/core'
import { sqliteStore } from '@recollect/store-sqlite'
import { BenchError } from '../../src/io/bench-error.ts'
import { allRows } from '../../src/library/all-rows.ts'
import { packs } from '../../src/library/packs.ts'
import { buildSizes } from '../../src/scale-sqlite/build.ts'
import { copiesOf, spread } from '../../src/scale-sqlite/copies.ts'
import { load } from '../../src/scale-sqlite/load.ts'
import { writeModels } from '../../src/scale-sqlite/models.ts'
import { checkRoom, megabytesOf } from '../../src/scale-sqlite/room.ts'
import { ownDirectory, silent } from './in-directory.ts'

const PLAN = { models: 2, messages: 20, whole: 4 }
const directory = ownDirectory()

describe('a database that is made larger', () => {
  it('has scopes that the library reads and writes like those it made itself', async () => {
    const models = await writeModels(join(directory.path, 'models.db'), PLAN)
    const copies = copiesOf(2, 12, PLAN.whole)
    const file = join(directory.path, 'large.db')
    load(file, models, copies)
    const recollect = await createRecollect({ store: sqliteStore({ file }), languages: packs() })
    const own = recollect.scope('model-2')
    const named = (whole: boolean) =>
      recollect.scope(copies.findLast((copy) => copy.model === 1 && copy.whole === whole)?.name ?? '')
    const [whole, cardsOnly] = [named(true), named(false)]
    const cardsOf = async (memory: typeof own) =>
      (await allRows((page) => memory.cards.list(page))).map(({ scope: _, ...card }) => card)
    const cards = await cardsOf(own)
    expect(cards.length).toBeGreaterThan(0)
    expect(await cardsOf(whole)).toEqual(cards)
    expect(await cardsOf(cardsOnly)).toEqual(cards)
    expect(await whole.stats()).toEqual(await own.stats())
    const hits = async (memory: typeof own) =>
      (await memory.recall('我喜欢什么？')).hits.map(({ quote, score }) => [quote, score])
    expect((await hits(whole)).length).toBeGreaterThan(0)
    expect(await hits(whole)).toEqual(await hits(own))
    await whole.remember('我住在苏州。')
    expect((await whole.answer('我住在哪里？')).text).toContain('苏州')
    await recollect.close()
    const database = new Database(file)
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.pragma('foreign_key_check')).toEqual([])
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
    database.close()
  })

  it('holds about as many cards as were asked for, and tells what it holds', async () => {
    const { databases, loaded } = await buildSizes(directory.path, [150, 300], PLAN, silent)
    expect(databases.map(({ size }) => size)).toEqual([150, 300])
    for (const [i, { cards, scopes, megabytes }] of loaded.entries()) {
      const size = [150, 300][i] ?? 0
      expect(Math.abs(cards - size)).toBeLessThan(size / 5)
      expect(scopes).toBe(2 + (databases[i]?.copies.length ?? 0))
      expect(megabytes).toBeGreaterThan(0)
    }
  })

  it('is refused when it is too small to be made of copies', async () => {
    await expect(buildSizes(directory.path, [20], PLAN, silent)).rejects.toThrow(/Ask for \d+ or more/u)
  })
})

describe('the room on the disk', () => {
  it('is looked at before anything is made', () => {
    expect(() => {
      checkRoom(directory.path, 1e9)
    }).toThrow(BenchError)
    expect(() => {
      checkRoom(directory.path, 1)
    }).not.toThrow()
  })

  it('grows with the cards, and with the messages only as far as scopes are whole', () => {
    const plan = { models: 4, messages: 500, whole: 800 }
    const [few, many] = [megabytesOf([1_000_000], plan), megabytesOf([5_000_000], plan)]
    expect(many - few).toBeCloseTo((4_000_000 * 650) / 1024 ** 2, -1)
    expect(megabytesOf([10_000, 100_000, 1_000_000, 5_000_000], plan)).toBeLessThan(8000)
  })
})

describe('copies', () => {
  it('are of all models alike, and so are those that are whole', () => {
    const copies = copiesOf(4, 400, 40)
    const whole = copies.filter((copy) => copy.whole)
    expect(whole).toHaveLength(40)
    for (const model of [0, 1, 2, 3]) {
      expect(whole.filter((copy) => copy.model === model)).toHaveLength(10)
      expect(copies.filter((copy) => copy.model === model).length).toBeGreaterThan(85)
    }
    expect(whole.map(({ number }) => number - (copies[0]?.number ?? 0)).slice(0, 3)).toEqual([9, 19, 29])
  })

  it('are all whole where there are no more than that', () => {
    expect(copiesOf(2, 5, 10).every(({ whole }) => whole)).toBe(true)
  })

  it.each([
    [4, [1, 3, 5, 7]],
    [8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [10, [1, 2, 3, 4, 5, 6, 7, 8, 1, 2]],
  ])('%i of eight are taken at even distances, again from the first when all have been', (count, taken) => {
    expect(spread([1, 2, 3, 4, 5, 6, 7, 8], count)).toEqual(taken)
  })

  it('none of none', () => {
    expect(spread([], 3)).toEqual([])
  })
})
