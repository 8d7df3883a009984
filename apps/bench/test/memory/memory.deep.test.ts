import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memory } from '../../src/commands/memory.ts'
import { heapPerScope, momentFigures, recallGrowth } from '../../src/memory/figures.ts'
import { QUICK } from '../../src/memory/plan.ts'
import { headlineOf } from '../../src/memory/report/headline.ts'
import { sectionsOf } from '../../src/memory/report/sections.ts'
import { runMemory } from '../../src/memory/run.ts'
import { builtProbe } from '../built-probe.ts'

let probe = ''
beforeAll(async () => {
  probe = await builtProbe('memory-probe')
})
afterAll(() => {
  rmSync(probe, { force: true })
})

const weight = (at: string, heap: number) => ({ at, heap, resident: 2 * heap, external: 0, peak: 0 })
const MEGABYTE = 1024 ** 2
/** Six processes that load everything, on a machine that may have others to run. */
const MANY_PROCESSES = 120_000

it(
  'weighs a process on its way, many scopes, and an export and its import',
  async () => {
    const figures = await runMemory(QUICK, probe, () => undefined)
    expect(figures.moments.map(({ at }) => at)).toEqual([
      'Node and the probe',
      'core, both packs and the store imported',
      'a database opened',
      'the first recall',
      '10 messages in one scope',
      '1 recalls',
      '10 recalls more',
    ])
    expect(figures.transfers.map(({ messages }) => messages)).toEqual(QUICK.transfers)
    expect(figures.transfers.every((one) => one.export > 0 && one.import > 0)).toBe(true)
    expect(Object.values(headlineOf(figures)).every(Number.isFinite)).toBe(true)
    expect(sectionsOf(figures).map(({ rows }) => rows.length)).toEqual([7, 2])
  },
  MANY_PROCESSES,
)

it('gives megabytes, and leaves the closing of the memory out', () => {
  expect(momentFigures([weight('opened', MEGABYTE), weight('the end', 9)])).toEqual([
    { at: 'opened', heap: 1, resident: 2 },
  ])
})

it('counts what the later half adds, not what the first finds unprepared', () => {
  const weights = [weight('first', 9_000_000), weight('second', 9_102_400), weight('the end', 0)]
  expect(heapPerScope(weights, { ...QUICK, scopes: 100 })).toBe(1)
  expect(recallGrowth(weights)).toBe(100)
})

it('does not write the figures of a quick run down', async () => {
  await expect(memory({ quick: true, results: true, json: false })).rejects.toThrow('Leave --quick out')
})
