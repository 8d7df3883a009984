import { describe, expect, it } from 'vitest'
import { isServer, placeOf, shownDatabase, withoutPassword } from './address.ts'

describe('the address of a database', () => {
  it.each([
    ['postgres://u:secret@host/db', 'postgres://u:***@host/db'],
    ['postgresql://u:secret@host:5432/db?sslmode=require', 'postgresql://u:***@host:5432/db?sslmode=require'],
    ['postgres://host/db?user=u&password=secret', 'postgres://host/db?user=u&password=***'],
    ['postgres://u:%E5%AF%86%E7%A0%81@host/数据', 'postgres://u:***@host/%E6%95%B0%E6%8D%AE'],
    ['postgres://u@host/db', 'postgres://u@host/db'],
    ['postgres://u:se#cret@host/db', 'postgres://***'],
    ['postgres://u:12/secret@host/db', 'postgres://***'],
    ['postgres://u:se/cret@host/db', 'postgres://***'],
    ['postgres:secret', 'postgres:secret'],
    ['/home/me/postgres.db', '/home/me/postgres.db'],
    ['postgre://u:secret@host/db', 'postgre://***'],
    ['mysql://u:secret@host/db', 'mysql://***'],
    ['postgres//u:secret@host/db', 'postgres//***'],
    ['C:\\data\\a@b.db', 'C:\\data\\a@b.db'],
  ])('%s is shown as %s', (db, shown) => {
    expect(shownDatabase(db)).toBe(shown)
  })

  it('is that of a server by its scheme, else a path', () => {
    expect(
      ['postgres://h/d', 'POSTGRESQL://h/d', 'postgres.db', './postgres', 'sqlite:a.db'].map(isServer),
    ).toEqual([true, true, false, false, false])
    expect(placeOf('a.db', '/x')).toBe('/x/a.db')
    expect(placeOf('sqlite:a.db', '/x')).toBe('/x/a.db')
    expect(placeOf('sqlite:///y/a.db', '/x')).toBe('/y/a.db')
    expect(placeOf('postgres://u:p@h/d', '/x')).toBe('postgres://u:p@h/d')
  })

  it('is written to a file without its password', () => {
    expect(withoutPassword('postgres://u:secret@h/d?password=x&a=1')).toBe('postgres://u@h/d?a=1')
    expect(withoutPassword('postgres://u:se#cret@h/d')).toBeNull()
    expect(withoutPassword('/x/a.db')).toBe('/x/a.db')
  })
})
