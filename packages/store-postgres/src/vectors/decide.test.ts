import { expect, it } from 'vitest'
import { forNewTables, inUse } from './decide.ts'
import { isRecent } from './extension.ts'

const at = (version: string) => ({ version, home: 'public' })
const OLD = at('0.8.5')
const NEW = at('0.8.6')

it('takes pgvector from 0.8.6 on', () => {
  expect(['0.8.6', '0.8.10', '0.9', '1.0.0', '0.10.0-dev'].map(isRecent)).not.toContain(false)
  expect(['0.8.5', '0.8', '0.7.9', '0', '', 'x'].map(isRecent)).not.toContain(true)
})

it('makes new tables with pgvector where it can be had, else packed', () => {
  expect(forNewTables('auto', NEW, null)).toEqual(NEW)
  expect(forNewTables('auto', null, '0.8.6')).toBe('install')
  expect(forNewTables('auto', null, '0.8.5')).toBe(null)
  expect(forNewTables('auto', null, null)).toBe(null)
  expect(forNewTables('auto', OLD, '0.8.6')).toBe(null)
  expect(forNewTables('packed', NEW, '0.8.6')).toBe(null)
  expect(forNewTables('pgvector', NEW, null)).toEqual(NEW)
  expect(forNewTables('pgvector', null, '0.8.6')).toBe('install')
})

it('says what to do where pgvector is wished for and cannot be had', () => {
  const unavailable = (message: string) =>
    expect.objectContaining({
      code: 'STORE_UNAVAILABLE',
      message: expect.stringContaining(message) as unknown,
    })
  expect(() => forNewTables('pgvector', null, null)).toThrowError(unavailable('create extension vector'))
  expect(() => forNewTables('pgvector', null, '0.8.5')).toThrowError(unavailable('0.8.6'))
  expect(() => forNewTables('pgvector', OLD, null)).toThrowError(unavailable('alter extension vector update'))
})

it('reads vectors where they are, whatever could be had now', () => {
  for (const wish of ['auto', 'packed'] as const) {
    for (const extension of [NEW, OLD, null]) expect(inUse(wish, { made: false, extension })).toBe(null)
  }
  for (const wish of ['auto', 'pgvector'] as const) {
    expect(inUse(wish, { made: true, extension: NEW })).toEqual(NEW)
    for (const extension of [OLD, null]) {
      const refused = expect.objectContaining({ code: 'STORE_UNAVAILABLE' })
      expect(() => inUse(wish, { made: true, extension })).toThrowError(refused)
    }
  }
})

it('refuses a wish that is not how the database keeps them', () => {
  const other = expect.objectContaining({ code: 'INVALID_CONFIG' })
  expect(() => inUse('packed', { made: true, extension: NEW })).toThrowError(other)
  const unmoved = expect.objectContaining({ message: expect.stringContaining('store.migrate()') as unknown })
  expect(() => inUse('pgvector', { made: false, extension: NEW })).toThrowError(unmoved)
})
