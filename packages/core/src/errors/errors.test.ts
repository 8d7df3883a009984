import { describe, expect, it } from 'vitest'
import {
  InvalidConfigError,
  InvalidImportError,
  InvalidInputError,
  InvalidPackError,
  InvalidScopeError,
  NotFoundError,
  RecollectError,
  StoreError,
  UnsupportedCapabilityError,
} from '../index.ts'

const ALL = [
  [new InvalidInputError('x'), 'INVALID_INPUT', 'InvalidInputError'],
  [new InvalidScopeError('x'), 'INVALID_SCOPE', 'InvalidScopeError'],
  [new InvalidConfigError('x'), 'INVALID_CONFIG', 'InvalidConfigError'],
  [new InvalidPackError('x'), 'INVALID_PACK', 'InvalidPackError'],
  [new InvalidImportError(3, 'x'), 'INVALID_IMPORT', 'InvalidImportError'],
  [new NotFoundError('item', 'x'), 'NOT_FOUND', 'NotFoundError'],
  [new StoreError('STORE_BUSY', 'x'), 'STORE_BUSY', 'StoreError'],
  [new UnsupportedCapabilityError('toy', 'vectors'), 'UNSUPPORTED_CAPABILITY', 'UnsupportedCapabilityError'],
] as const

describe('errors', () => {
  it.each(ALL)('%s carries its code and name', (error, code, name) => {
    expect(error).toMatchObject({ code, name })
    expect(error).toBeInstanceOf(RecollectError)
    expect(RecollectError.isInstance(error)).toBe(true)
  })

  it('are recognised across two copies of the library', () => {
    const other = Object.assign(new Error('from another copy'), {
      [Symbol.for('recollect.error')]: true,
      code: 'NOT_FOUND',
    })
    expect(other).not.toBeInstanceOf(RecollectError)
    expect(RecollectError.isInstance(other)).toBe(true)
  })

  it.each([undefined, null, 'INVALID_INPUT', 7, new Error('x'), { code: 'INVALID_INPUT' }])(
    'does not take %s for one',
    (value) => {
      expect(RecollectError.isInstance(value)).toBe(false)
    },
  )

  it('keeps the cause', () => {
    const cause = new Error('disk')
    expect(new StoreError('STORE_FULL', 'x', { cause }).cause).toBe(cause)
    expect(new InvalidImportError(1, 'x', { cause }).cause).toBe(cause)
  })

  it('says what to do next in the messages it makes itself', () => {
    expect(new NotFoundError('item', 'i1').message).toBe(
      'No item "i1" in this scope. List what there is with items.list().',
    )
    expect(new InvalidImportError(3, 'This is not JSON.')).toMatchObject({
      line: 3,
      message: 'Line 3: This is not JSON.',
    })
    expect(new UnsupportedCapabilityError('toy', 'vectors').message).toContain('Check store.capabilities')
  })
})
