import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { start } from '../../src/commands/start.ts'
import { kindFigures, stepFigures } from '../../src/start/figures.ts'
import { kinds } from '../../src/start/kinds.ts'
import { QUICK } from '../../src/start/plan.ts'
import { headlineOf } from '../../src/start/report/headline.ts'
import { sectionsOf } from '../../src/start/report/sections.ts'
import { runStart } from '../../src/start/run.ts'
import { builtProbe } from '../built-probe.ts'

let probe = ''
beforeAll(async () => {
  probe = await builtProbe('start-probe')
})
afterAll(() => {
  rmSync(probe, { force: true })
})

/** Each kind twice, on a machine that may have others to run. */
const MANY_PROCESSES = 120_000

const started = (wall: number, ...marks: readonly (readonly [string, number])[]) => ({
  wall,
  cpu: wall / 2,
  marks: marks.map(([step, at]) => ({ step, wall: at, cpu: at / 2 })),
})

it(
  'starts processes that load, open, remember, recall and answer, and tells what each step adds',
  async () => {
    const chosen = ['bare', 'recall', 'journey']
    const figures = await runStart(
      QUICK,
      probe,
      () => undefined,
      ({ key }) => chosen.includes(key),
    )
    expect(figures.kinds.map(({ key }) => key)).toEqual(chosen)
    expect(figures.steps.map(({ step }) => step)).toEqual([
      'node and the probe',
      'import core',
      'import zh',
      'import en',
      'import sqlite',
      'open',
      'first remember',
      'first recall',
      'first answer in Chinese',
      'first answer in English',
    ])
    expect(Object.keys(headlineOf(figures))).toEqual(['start.bare', 'start.recall'])
    expect(sectionsOf(figures).map(({ rows }) => rows.length)).toEqual([3, 10])
  },
  MANY_PROCESSES,
)

it('gives medians, beside those of the first kind', () => {
  const [bare, core] = kinds({ fresh: '', filled: '' })
  if (bare === undefined || core === undefined) throw new RangeError('Two kinds are compared.')
  const runs = [
    { kind: bare, runs: [started(10), started(30), started(20)] },
    { kind: core, runs: [started(50)] },
  ]
  expect(kindFigures(runs).map(({ wall, ratio, cpuRatio }) => [wall, ratio, cpuRatio])).toEqual([
    [20, 1, 1],
    [50, 2.5, 2.5],
  ])
})

it('takes a step from the end of the one before', () => {
  const steps = stepFigures([started(9, ['node', 4], ['import', 6]), started(9, ['node', 4], ['import', 6])])
  expect(steps.map(({ step, wall, cpu }) => [step, wall, cpu])).toEqual([
    ['node', 4, 2],
    ['import', 2, 1],
  ])
})

it('does not write the figures of a quick run down, nor run what is not built', async () => {
  await expect(start({ quick: true, results: true, json: false })).rejects.toThrow('Leave --quick out')
  await expect(start({ quick: true, results: false, json: false }, 'nowhere.js')).rejects.toThrow(
    'Build it first',
  )
})
