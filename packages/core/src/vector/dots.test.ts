import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kernelModule } from '../../test/support/kernel-module.ts'
import { fromBytes, toBytes } from './bytes.ts'
import { KERNEL, plainDots } from './plain-dots.ts'
import type { Dots } from './plain-dots.ts'
import { wasmDots } from './wasm-dots.ts'

const number = fc.float({ noNaN: true, noDefaultInfinity: true, min: -1000, max: 1000 })

/** A query and some vectors of its length. */
const vectors = fc
  .tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 0, max: 9 }))
  .chain(([dimensions, count]) =>
    fc.record({
      query: fc.array(number, { minLength: dimensions, maxLength: dimensions }),
      rows: fc.array(number, { minLength: dimensions * count, maxLength: dimensions * count }),
    }),
  )

function kernel(): Dots {
  const dots = wasmDots()
  if (dots === null) throw new Error('this machine runs no WebAssembly SIMD')
  return dots
}

describe('dot products', () => {
  it('come from the module that its source gives', () => {
    expect(KERNEL).toBe(Buffer.from(kernelModule()).toString('base64'))
    expect(KERNEL.length).toBeLessThan(400)
  })

  it('are the same bits by SIMD and by plain code, whatever the length and number of vectors', () => {
    const simd = kernel()
    fc.assert(
      fc.property(vectors, ({ query, rows }) => {
        const [asked, packed] = [Float32Array.from(query), toBytes(Float32Array.from(rows))]
        const count = rows.length / query.length
        expect([...simd(asked, packed, count)]).toStrictEqual([...plainDots(asked, packed, count)])
      }),
      { numRuns: 300 },
    )
  })

  it('are what they are by arithmetic', () => {
    const query = Float32Array.from({ length: 37 }, (_, at) => at)
    const packed = toBytes(Float32Array.from({ length: 74 }, (_, at) => (at < 37 ? 1 : -2)))
    for (const dots of [kernel(), plainDots]) expect([...dots(query, packed, 2)]).toEqual([666, -1332])
  })

  it('do not see what an earlier, larger call left in memory', () => {
    const simd = kernel()
    simd(new Float32Array(5000).fill(9), toBytes(new Float32Array(100_000).fill(9)), 20)
    expect([...simd(Float32Array.of(1, 2, 3), toBytes(Float32Array.of(1, 1, 1)), 1)]).toEqual([6])
  })

  it('take vectors that stand anywhere in a larger buffer', () => {
    const bytes = new Uint8Array(1 + 12)
    bytes.set(toBytes(Float32Array.of(1, 2, 3)), 1)
    for (const dots of [kernel(), plainDots])
      expect([...dots(Float32Array.of(1, 1, 1), bytes.subarray(1), 1)]).toEqual([6])
  })

  it('are Float32, little endian, in a store', () => {
    expect([...toBytes(Float32Array.of(1, -2))]).toEqual([0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0])
    expect([...fromBytes(toBytes(Float32Array.of(0.1, -0, 1e30)))]).toEqual([
      ...Float32Array.of(0.1, -0, 1e30),
    ])
  })
})
