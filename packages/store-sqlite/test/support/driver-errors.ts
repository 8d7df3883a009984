import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { anItem } from '@recollect/testkit'
import { expect, it } from 'vitest'
import type { Connect } from '../../src/driver/sqlite-database.ts'
import { sqliteStore } from '../../src/index.ts'
import type { SqliteDriverName } from '../../src/index.ts'
import { mapError } from '../../src/map-error.ts'
import { openStore } from '../../src/open-store.ts'
import { inDirectory, migrated } from './files.ts'

const fails = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return mapError(error)
  }
  return null
}

/** What SQLite answers comes as the same codes whatever opened it, and values come as they were written. */
export function testErrors(driver: SqliteDriverName, load: () => Promise<Connect>): void {
  it('maps what SQLite throws to the codes of the contract', async () => {
    await inDirectory(async (directory) => {
      const connect = await load()
      const at = (name: string): string => join(directory, name)
      writeFileSync(at('r.db'), '')
      const open = (file: string, readonly = false) => connect(at(file), { readonly, timeout: 1 })
      const [one, other] = [open('r.db'), open('r.db')]
      one.prepare('create table t (n integer unique) strict').run()
      one.prepare('insert into t values (1)').run()
      const again = (): unknown => one.prepare('insert into t values (1)').run()
      expect(fails(again)).toMatchObject({ code: 'STORE_CONFLICT' })
      one.prepare('begin immediate').run()
      expect(fails(() => other.prepare('begin immediate').run())).toMatchObject({ code: 'STORE_BUSY' })
      one.prepare('rollback').run()
      const reader = open('r.db', true)
      expect(fails(() => reader.prepare('delete from t').run())).toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: expect.stringContaining('cannot be written') as unknown,
      })
      writeFileSync(at('notes'), 'Notes, and no database.\n'.repeat(100))
      const notes = open('notes')
      expect(fails(() => notes.pragma('schema_version'))).toMatchObject({ code: 'STORE_CORRUPT' })
      expect(fails(() => open('nowhere/r.db'))).toMatchObject({ code: 'STORE_UNAVAILABLE' })
      for (const database of [reader, notes, other, one]) database.close()
    })
  })

  it('fails with STORE_FULL when there is no room, and goes on when there is', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      await (await migrated({ file, driver })).close()
      const connect = await load()
      const small: Connect = (path, options) => {
        const database = connect(path, options)
        database.pragma('max_page_count = 125')
        return database
      }
      const store = openStore({ file, driver }, { connect: small })
      const write = (): Promise<unknown> =>
        store.transaction('alice', (tx) => tx.items.insert(anItem({ text: 'word '.repeat(2000) })))
      const fill = async (): Promise<never> => {
        for (;;) await write()
      }
      await expect(fill()).rejects.toMatchObject({ code: 'STORE_FULL' })
      await store.transaction('alice', async (tx) => {
        const { rows } = await tx.items.list({ limit: 5 })
        for (const { id } of rows) await tx.items.remove(id)
      })
      await expect(write()).resolves.toBeTruthy()
      await store.close()
    })
  })

  it('gives bytes, large numbers, text of every kind and lists of values as they were written', async () => {
    const database = (await load())(':memory:', { readonly: false, timeout: 1 })
    database.prepare('create table v (a blob, b integer, c real, d text, e text)').run()
    const values = [new Uint8Array([0, 255, 7]), Number.MAX_SAFE_INTEGER, 1.5, 'é 😀 "\n" 中文', null]
    expect(database.prepare('insert into v values (?, ?, ?, ?, ?)').run(...values).changes).toBe(1)
    const listed = database.prepare<unknown[]>('select a, b, c, d, e from v')
    listed.raw()
    const [row = []] = listed.all()
    expect([row[0] instanceof Uint8Array && [...row[0]], ...row.slice(1)]).toEqual([
      [0, 255, 7],
      ...values.slice(1),
    ])
    const named = database.prepare<{ b: number }>('update v set b = @b where b = @old returning b')
    expect(named.reader).toBe(true)
    expect(named.all({ b: -1, old: Number.MAX_SAFE_INTEGER })).toEqual([{ b: -1 }])
    const [only] = database.prepare<{ a: unknown }>('select a from v where a = ?').all(values[0])
    expect(only?.a).toBeInstanceOf(Uint8Array)
    database.close()
    database.close()
  })

  it('opens an existing database for reading only, and makes none', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      const reading = () => sqliteStore({ file, driver, readonly: true })
      await expect(reading().scopes({ limit: 1 })).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await (await migrated({ file, driver })).close()
      const store = reading()
      const write = store.transaction('alice', (tx) => tx.items.insert(anItem()))
      await expect(write).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
      await expect(store.read('alice', (view) => view.items.count())).resolves.toBe(0)
      await store.close()
    })
  })
}
