import { describe, expect, it } from 'vitest'
import { growthChart, roundUp, shortNumber } from '../../src/io/growth-chart.ts'
import { machineLine } from '../../src/io/machine.ts'
import { samplers, timePieces } from '../../src/speed/pieces.ts'
import { kindFigures } from '../../src/speed/verbs/figures.ts'

describe('growth', () => {
  const at = (size: number, p50: number) => ({
    ...{ size, p50, calls: 1, statementsPerCall: 1, p95: 2 * p50, bareP50: 1, bareP95: 1 },
    ...{ ratio: p50, cpuRatio: p50, cpuMs: size },
  })

  it('is the largest over the smallest', () => {
    expect(kindFigures('x', [at(10, 2), at(100, 9), at(1000, 3)])).toMatchObject({
      growthP50: 1.5,
      growthP95: 1.5,
      growthCpu: 100,
      bareGrowthP50: 1,
    })
  })

  it('of one size or none is none', () => {
    expect(kindFigures('x', [at(10, 2)]).growthP50).toBe(1)
    expect(kindFigures('x', []).growthP50).toBe(1)
  })
})

it('does every piece by the library and bare, in turns that change', async () => {
  const log: string[] = []
  const piece = (name: string) => ({
    call: async () => Promise.resolve(log.push(`${name} library`)),
    statements: [{ how: 'exec', sql: name, values: [], raw: false }] as const,
  })
  const replay = {
    run: (calls: readonly { readonly sql: string }[]) => {
      for (const { sql } of calls) log.push(`${sql} bare`)
    },
    close: () => undefined,
  }
  const times = samplers()
  await timePieces([piece('a'), piece('b'), piece('c')], replay, times, 2)
  expect(log).toEqual(['a library', 'b library', 'a bare', 'b bare', 'c bare', 'c library'])
  expect(times.library.samples().wall).toHaveLength(3)
  expect(times.bare.samples().wall).toHaveLength(3)
})

describe('the chart', () => {
  const svg = growthChart('a < b', [
    {
      title: 'x',
      sizes: 'cards',
      curves: [
        { name: 'one', main: true, points: [10, 1000].map((size) => ({ size, value: size / 1000 })) },
        { name: 'two', main: false, points: [10, 1000].map((size) => ({ size, value: 0.1 })) },
      ],
    },
  ])

  it('draws each curve with its points, and names them', () => {
    expect(svg.match(/<polyline/gu)).toHaveLength(2)
    expect(svg.match(/<circle/gu)).toHaveLength(2 + 4)
    expect(svg).toContain('a &lt; b')
    expect(svg).toContain('>1 k<')
  })

  it.each([
    [0.03, 0.04],
    [0.9, 1],
    [1.1, 2],
    [5, 8],
    [9, 10],
    [0, 1],
  ])('ends its scale for %d at %d', (value, top) => {
    expect(roundUp(value)).toBeCloseTo(top)
  })

  it.each([
    [200, '200'],
    [10_000, '10 k'],
    [5_000_000, '5 M'],
  ])('writes %i as %s', (value, shown) => {
    expect(shortNumber(value)).toBe(shown)
  })
})

it('says in one line what figures were measured on', () => {
  const line = machineLine(new Date('2026-01-02T03:04:05Z'))
  expect(line).toContain(' cores, ')
  expect(line).toContain(`, Node ${process.versions.node}, SQLite 3.`)
  expect(line.endsWith(', 2026-01-02.')).toBe(true)
})
