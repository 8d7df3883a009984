import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { connect } from './support/connect.ts'
import type { SqliteDatabase } from '../src/driver/sqlite-database.ts'
import { openConnection } from '../src/open/open-connection.ts'
import { applyPragmas } from '../src/open/pragmas.ts'
import { isRecentEnough } from '../src/open/recent-enough.ts'
import { settingsOf } from '../src/options.ts'
import type { SqliteStoreOptions } from '../src/options.ts'
import { inDirectory, migrated } from './support/files.ts'

const NAMES = [
  'journal_mode',
  'synchronous',
  'secure_delete',
  'foreign_keys',
  'wal_autocheckpoint',
  'temp_store',
  'busy_timeout',
  'trusted_schema',
  'cell_size_check',
  'mmap_size',
  'query_only',
]

function pragmasOf(options: SqliteStoreOptions, role: 'writer' | 'reader'): Record<string, unknown> {
  const { database } = openConnection(connect, settingsOf(options), role)
  const found = Object.fromEntries(NAMES.map((name) => [name, database.pragma(name)]))
  database.close()
  return found
}

describe('the settings of a connection', () => {
  it('are set by the store and not left to SQLite', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      await (await migrated({ file })).close()
      const settings = {
        journal_mode: 'wal',
        synchronous: 2,
        secure_delete: 1,
        foreign_keys: 1,
        wal_autocheckpoint: 10_000,
        temp_store: 2,
        busy_timeout: 50,
        trusted_schema: 0,
        cell_size_check: 1,
        mmap_size: 0,
      }
      expect(pragmasOf({ file }, 'writer')).toEqual({ ...settings, query_only: 0 })
      expect(pragmasOf({ file }, 'reader')).toEqual({ ...settings, query_only: 1 })
      expect(pragmasOf({ file, durability: 'normal', busyTimeoutMs: 7 }, 'writer')).toMatchObject({
        synchronous: 1,
        busy_timeout: 7,
      })
    })
  })

  it('are read back: a SQLite that ignores one is refused', () => {
    const deaf: SqliteDatabase = {
      inTransaction: false,
      prepare: () => {
        throw new Error('not asked')
      },
      pragma: (source) => (source.includes('=') ? null : 'off'),
      copyTo: () => Promise.reject(new Error('not asked')),
      close: () => undefined,
    }
    expect(() => {
      applyPragmas(deaf, settingsOf({ file: 'x.db' }), 'writer')
    }).toThrowError(
      expect.objectContaining({
        code: 'STORE_UNAVAILABLE',
        message: expect.stringContaining('busy_timeout') as unknown,
      }),
    )
  })
})

describe('the version of SQLite', () => {
  it('is one in which two writers cannot damage the log', () => {
    const [row] = new BetterSqlite(':memory:')
      .prepare<[], { v: string }>('select sqlite_version() as v')
      .all()
    expect(isRecentEnough(row?.v ?? '')).toBe(true)
  })

  it.each([
    ['3.51.2', false],
    ['3.51.3', true],
    ['3.52.0', true],
    ['3.9.99', false],
    ['4.0.0', true],
    ['unknown', false],
  ])('%s is recent enough: %s', (version, expected) => {
    expect(isRecentEnough(version)).toBe(expected)
  })

  it('is checked at opening', async () => {
    const old = (
      file: string,
      options: { readonly readonly: boolean; readonly timeout: number },
    ): SqliteDatabase => {
      const database = connect(file, options)
      return {
        inTransaction: false,
        prepare: <Row>() => database.prepare<Row>("select '3.40.1' as version"),
        pragma: (source) => database.pragma(source),
        copyTo: (to, onPages) => database.copyTo(to, onPages),
        close: () => {
          database.close()
        },
      }
    }
    expect(() => openConnection(old, settingsOf({ file: ':memory:' }), 'writer')).toThrowError(/3\.51\.3/u)
  })
})
