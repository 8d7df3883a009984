import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packed } from './packed.ts'
import { signTable } from './weight-lines.ts'

const sign = fc.string({
  unit: fc.constantFrom('a', 'b', '我', '😀', '😁', ' ', '`', '$', '~'),
  maxLength: 6,
})
const weight = fc.integer({ min: -300, max: 300 })
const cell = fc
  .tuple(fc.integer({ min: 0, max: 255 }), weight)
  .map(([column, tenths]) => `${column.toString(36)}:${tenths}`)

/** Weights by sign, by column. */
const rowsOf = (lines: readonly (readonly [string, readonly string[]])[]): Map<string, Float64Array> =>
  new Map(
    lines.map(([text, cells]) => {
      const row = new Float64Array(COLUMNS)
      for (const [at, one] of cells.entries()) {
        const [column = '', tenths] = one.includes(':') ? one.split(':') : [at.toString(36), one]
        row[Number.parseInt(column, 36)] = Number(tenths) / 10
      }
      return [text, row]
    }),
  )

function readBack(lines: readonly (readonly [string, readonly string[]])[]): Map<string, Float64Array> {
  const { lineOf, lines: weights } = signTable(
    packed(lines.map(([text, cells]) => `${text}\t${cells.join(' ')}`).join('\n')),
  )
  return new Map(
    [...lineOf].map(([text, line]) => {
      const row = new Float64Array(COLUMNS)
      weights.add(line, row)
      return [text, row]
    }),
  )
}

const COLUMNS = 256

describe('a packed table', () => {
  const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 4, selector: (one) => one.split(':')[0] })
  const three = fc.tuple(weight, weight, weight).map((all) => all.map(String))

  it.each([
    ['with columns', cells],
    ['with as many weights in each line', three],
  ])('reads as the table it was made of, %s', (_, row) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(sign, row)), (lines) => {
        expect(readBack(lines)).toEqual(rowsOf(lines))
      }),
    )
  })

  it('writes what signs begin with alike once', () => {
    expect(packed('kind of tea\t0:1\nkind of cat\t0:2')).toBe('\n\n!kind of tea\n)cat\n\n!\n!\n\n#%')
  })
})
