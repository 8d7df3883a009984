import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packed, unpacked } from './packed.ts'

const sign = fc.string({
  unit: fc.constantFrom('a', 'b', '我', '😀', '😁', ' ', '`', '$', '~'),
  maxLength: 6,
})
const weight = fc.integer({ min: -300, max: 300 })
const cell = fc
  .tuple(fc.integer({ min: 0, max: 255 }), weight)
  .map(([column, tenths]) => `${column.toString(36)}:${tenths}`)

describe('a packed table', () => {
  it('is the table it was made of, with columns', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(sign, fc.array(cell, { minLength: 1, maxLength: 4 })), { minLength: 1 }),
        (lines) => {
          const table = lines.map(([text, cells]) => `${text}\t${cells.join(' ')}`).join('\n')
          expect(unpacked(packed(table))).toBe(table)
        },
      ),
    )
  })

  it('is the table it was made of, with as many weights in each line', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(sign, fc.tuple(weight, weight, weight)), { minLength: 1 }), (lines) => {
        const table = lines.map(([text, cells]) => `${text}\t${cells.join(' ')}`).join('\n')
        expect(unpacked(packed(table))).toBe(table)
      }),
    )
  })

  it('writes what signs begin with alike once', () => {
    expect(packed('kind of tea\t0:1\nkind of cat\t0:2')).toBe('\n\n!kind of tea\n)cat\n\n!\n!\n\n#%')
  })
})
