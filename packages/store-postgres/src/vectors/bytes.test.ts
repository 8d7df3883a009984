import { fromBytes, toBytes } from '@recollect/core/store'
import { expect, it } from 'vitest'
import { packedOf, realArray, vectorBytes } from './bytes.ts'

const VECTOR = Float32Array.of(0.1, -0, 1e-40, -3.4e38)

it('gives back what was sent, bit by bit', () => {
  const packed = packedOf([vectorBytes(VECTOR), vectorBytes(VECTOR)], VECTOR.length)
  expect(packed).toEqual(Buffer.concat([toBytes(VECTOR), toBytes(VECTOR)]))
  expect(fromBytes(packed.subarray(0, 16))).toStrictEqual(VECTOR)
})

it('notices bytes of another length, and what is none', () => {
  const damaged = expect.objectContaining({ code: 'STORE_CORRUPT' })
  for (const sent of [vectorBytes(Float32Array.of(1)), Buffer.alloc(0), '\\x00', null]) {
    expect(() => packedOf([sent], 2)).toThrowError(damaged)
  }
})

it('writes a list of numbers as the server reads it', () => {
  expect(realArray([Float32Array.of(1), Float32Array.of(-2)]).toString('hex')).toBe(
    [
      '00000001',
      '00000000',
      '000002bc',
      '00000002',
      '00000001',
      '00000004',
      '3f800000',
      '00000004',
      'c0000000',
    ].join(''),
  )
})
