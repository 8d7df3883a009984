import { InvalidInputError } from '@recollect/core'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { isBusy, mapError, systemCode } from '../src/map-error.ts'

const sqlite = (code: string) => new BetterSqlite.SqliteError('as SQLite puts it', code)

describe('an error of SQLite', () => {
  it.each([
    ['SQLITE_CONSTRAINT_UNIQUE', 'STORE_CONFLICT'],
    ['SQLITE_CONSTRAINT_PRIMARYKEY', 'STORE_CONFLICT'],
    ['SQLITE_BUSY', 'STORE_BUSY'],
    ['SQLITE_BUSY_SNAPSHOT', 'STORE_BUSY'],
    ['SQLITE_LOCKED_SHAREDCACHE', 'STORE_BUSY'],
    ['SQLITE_FULL', 'STORE_FULL'],
    ['SQLITE_CORRUPT_VTAB', 'STORE_CORRUPT'],
    ['SQLITE_NOTADB', 'STORE_CORRUPT'],
    ['SQLITE_READONLY_DBMOVED', 'STORE_UNAVAILABLE'],
    ['SQLITE_CANTOPEN_ISDIR', 'STORE_UNAVAILABLE'],
    ['SQLITE_PERM', 'STORE_UNAVAILABLE'],
    ['SQLITE_IOERR_FSYNC', 'STORE_UNAVAILABLE'],
    ['SQLITE_TOOBIG', 'STORE_UNAVAILABLE'],
  ])('%s is %s, says what to do and keeps its cause', (code, expected) => {
    const cause = sqlite(code)
    const error = mapError(cause)
    expect(error).toMatchObject({ code: expected, cause })
    expect(error.message).toMatch(/\. [A-Z]|; /u)
  })

  it('is retried when it is contention only', () => {
    expect(['SQLITE_BUSY_RECOVERY', 'SQLITE_LOCKED', 'SQLITE_PROTOCOL'].map(sqlite).every(isBusy)).toBe(true)
    expect(['SQLITE_IOERR', 'SQLITE_FULL'].map(sqlite).some(isBusy)).toBe(false)
    expect(
      [new Error('x'), 'SQLITE_BUSY', null, Object.assign(new Error('x'), { code: 5 })].some(isBusy),
    ).toBe(false)
  })

  it('has a code only when it is one', () => {
    expect(systemCode(sqlite('SQLITE_FULL'))).toBe('SQLITE_FULL')
    expect(systemCode({ code: 'SQLITE_FULL' })).toBeNull()
  })
})

describe('another error', () => {
  it('of the library passes as it is', () => {
    const error = new InvalidInputError('Too long. Shorten it.')
    expect(mapError(error)).toBe(error)
  })

  it('of any kind becomes one with a code', () => {
    expect(mapError(new TypeError('odd'))).toMatchObject({ code: 'STORE_UNAVAILABLE', message: /odd/u })
    expect(mapError('thrown text')).toMatchObject({ code: 'STORE_UNAVAILABLE', message: /thrown text/u })
  })
})
