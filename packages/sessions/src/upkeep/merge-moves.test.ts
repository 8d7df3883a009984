import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextMoves } from './merge-moves.ts'

interface Row {
  readonly saidAt: number
  readonly number: number
  readonly seq: number
}

const newestFirst = (rows: readonly Row[]) => rows.toSorted((a, b) => b.seq - a.seq)

/** Both sessions, with the numbers of their turns and the gaps that forgotten ones left. */
const sides = fc
  .array(fc.record({ saidAt: fc.nat(5), isSource: fc.boolean(), skipped: fc.nat(2) }), { maxLength: 30 })
  .map((drawn) => {
    const last = { into: 0, from: 0 }
    const rows = drawn.map(({ saidAt, isSource, skipped }, at) => {
      const side = isSource ? 'from' : 'into'
      last[side] += 1 + skipped
      return { saidAt, number: at + 1, seq: last[side], side }
    })
    return {
      into: rows.filter(({ side }) => side === 'into'),
      from: rows.filter(({ side }) => side === 'from'),
    }
  })

/** Carries out the moves, a few at a time; a place must be free when something is put there. */
function merge(into: readonly Row[], from: readonly Row[], limit: number): Row[] {
  const placed = new Map(into.map((row) => [row.seq, row]))
  let rest = [...from]
  let head = into.at(-1)?.seq ?? 0
  while (rest.length > 0) {
    const unmoved = [...placed.values()].filter(({ seq }) => seq <= head)
    const tails = [newestFirst(unmoved), newestFirst(rest)].map((rows) => rows.slice(0, limit))
    const moves = nextMoves(tails[0] ?? [], tails[1] ?? [], rest.length, limit)
    expect(moves.length).toBeGreaterThan(0)
    for (const { turn, seq, isSource, head: below } of moves) {
      expect(placed.has(seq)).toBe(false)
      if (isSource) rest = rest.filter(({ number }) => number !== turn.number)
      else placed.delete(turn.seq)
      placed.set(seq, { ...turn, seq })
      head = below
    }
  }
  return [...placed.values()].sort((a, b) => a.seq - b.seq)
}

describe('nextMoves', () => {
  it('puts turns in order of time, each session keeping its own order, and never on a place that is taken', () => {
    fc.assert(
      fc.property(sides, fc.integer({ min: 1, max: 7 }), ({ into, from }, limit) => {
        const merged = merge(into, from, limit)
        expect(merged).toHaveLength(into.length + from.length)
        for (const side of [into, from]) {
          const numbers = new Set(side.map(({ number }) => number))
          const order = merged.filter(({ number }) => numbers.has(number)).map(({ number }) => number)
          expect(order).toEqual(side.map(({ number }) => number))
        }
      }),
    )
  })

  it('numbers from 1 without gaps where neither session has any, in order of time when both are', () => {
    const times = fc.array(fc.tuple(fc.nat(9), fc.boolean()), { maxLength: 20 })
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 7 }), (drawn, limit) => {
        const ordered = drawn.toSorted(([a], [b]) => a - b)
        const side = (isSource: boolean) =>
          ordered
            .map(([saidAt, source], at) => ({ saidAt, source, number: at + 1 }))
            .filter(({ source }) => source === isSource)
            .map(({ saidAt, number }, at) => ({ saidAt, number, seq: at + 1 }))
        const merged = merge(side(false), side(true), limit)
        expect(merged.map(({ seq }) => seq)).toEqual(ordered.map((_, at) => at + 1))
        expect(merged.map(({ number }) => number)).toEqual(ordered.map((_, at) => at + 1))
      }),
    )
  })

  it('leaves alone what stands before everything that comes in', () => {
    const rows = [1, 2, 3].map((n) => ({ saidAt: n, number: n, seq: n }))
    const late = [{ saidAt: 9, number: 4, seq: 1 }]
    expect(nextMoves(newestFirst(rows), late, 1, 200)).toEqual([
      { turn: late[0], seq: 4, isSource: true, head: 3 },
    ])
  })
})
