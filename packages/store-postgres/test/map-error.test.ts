import { InvalidInputError } from '@recollect/core'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { mapError } from '../src/errors/map-error.ts'
import { errorCode, isAway, isHalfCommitted, isLost, isRace } from '../src/errors/sql-state.ts'

function ofServer(code: string, table?: string): DatabaseError {
  const error = new DatabaseError('as the server puts it', 0, 'error')
  error.code = code
  if (table !== undefined) error.table = table
  return error
}

const ofSystem = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code })

describe('an error of Postgres', () => {
  it.each([
    ['23505', 'STORE_CONFLICT'],
    ['40001', 'STORE_BUSY'],
    ['40P01', 'STORE_BUSY'],
    ['55P03', 'STORE_BUSY'],
    ['57014', 'STORE_BUSY'],
    ['25P03', 'STORE_BUSY'],
    ['25P04', 'STORE_BUSY'],
    ['53300', 'STORE_BUSY'],
    ['53100', 'STORE_FULL'],
    ['53200', 'STORE_UNAVAILABLE'],
    ['25006', 'STORE_UNAVAILABLE'],
    ['42501', 'STORE_UNAVAILABLE'],
    ['42704', 'STORE_UNAVAILABLE'],
    ['28P01', 'STORE_UNAVAILABLE'],
    ['28000', 'STORE_UNAVAILABLE'],
    ['3D000', 'STORE_UNAVAILABLE'],
    ['42P01', 'STORE_UNAVAILABLE'],
    ['3F000', 'STORE_UNAVAILABLE'],
    ['26000', 'STORE_UNAVAILABLE'],
    ['42P05', 'STORE_UNAVAILABLE'],
    ['58030', 'STORE_UNAVAILABLE'],
    ['57P01', 'STORE_UNAVAILABLE'],
    ['57P03', 'STORE_UNAVAILABLE'],
    ['08006', 'STORE_UNAVAILABLE'],
    ['42601', 'STORE_UNAVAILABLE'],
    ['XX000', 'STORE_UNAVAILABLE'],
    ['XX001', 'STORE_CORRUPT'],
    ['XX002', 'STORE_CORRUPT'],
    ['54000', 'INVALID_INPUT'],
    ['54001', 'INVALID_INPUT'],
    ['22003', 'INVALID_INPUT'],
    ['22008', 'INVALID_INPUT'],
    ['22021', 'INVALID_INPUT'],
    ['22P05', 'INVALID_INPUT'],
  ])('%s is %s, says what to do and keeps its cause', (code, expected) => {
    const cause = ofServer(code)
    const error = mapError(cause)
    expect(error).toMatchObject({ code: expected, cause })
    expect(error.message).toMatch(/\. [A-Z].+\.$/u)
  })

  it('of Citus tells a commit whose end its node did not tell from one that failed before', () => {
    const half = ofServer('XX000')
    half.routine = 'ErrorIfPostCommitFailedShardPlacements'
    expect([half, ofServer('XX000'), ofSystem('ECONNRESET')].map(isHalfCommitted)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('about TLS says what to add to the address', () => {
    const plain = ofServer('28000')
    plain.message = 'no pg_hba.conf entry for host "10.0.0.1", user "app", database "memory", no encryption'
    expect(mapError(plain).message).toMatch(/^The server takes encrypted connections only\./u)
    for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'])
      expect(mapError(ofSystem(code)).message).toMatch(/^The certificate of the server was not accepted\./u)
  })

  it('tells a scope whose number is taken from a record that is there already', () => {
    const taken = mapError(ofServer('23505', 'scopes_p3'))
    expect(taken).toMatchObject({ code: 'STORE_CONFLICT', message: /another name/u })
    const there = mapError(ofServer('23505', 'memory_cards_p3'))
    expect(there).toMatchObject({ code: 'STORE_CONFLICT', message: /same id, key, version/u })
  })

  it('is retried when it is a race only', () => {
    expect(['40001', '40P01'].map((code) => ofServer(code)).every(isRace)).toBe(true)
    expect(['40002', '23505', '55P03', '57014'].map((code) => ofServer(code)).some(isRace)).toBe(false)
  })
})

describe('an error of the connection', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('%s says that the server cannot be reached', (code) => {
    expect(mapError(ofSystem(code))).toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: /cannot be reached/u,
    })
  })

  it('is known by what pg says where it has no code', () => {
    const words = [
      'Connection terminated unexpectedly',
      'Connection terminated due to connection timeout',
      'Client was closed and is not queryable',
    ]
    for (const word of words) {
      expect(isLost(new Error(word))).toBe(true)
      expect(mapError(new Error(word))).toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: /cannot be reached/u,
      })
    }
  })

  it('is known when every address of a host was tried', () => {
    const tried = new AggregateError([ofSystem('ECONNREFUSED'), ofSystem('ECONNREFUSED')])
    expect(errorCode(tried)).toBe('ECONNREFUSED')
    expect(isAway(tried)).toBe(true)
    expect(errorCode(new AggregateError([]))).toBeNull()
  })

  it('of a full server may be tried again, of a wrong password not', () => {
    expect(isAway(ofServer('53300'))).toBe(true)
    expect(isLost(ofServer('53300'))).toBe(false)
    expect(['28P01', '3D000', '42501'].map((code) => ofServer(code)).some(isAway)).toBe(false)
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
    expect(errorCode({ code: '40001' })).toBeNull()
    expect(errorCode(Object.assign(new Error('x'), { code: 5 }))).toBeNull()
  })
})
