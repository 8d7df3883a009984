import { expect, it } from 'vitest'
import { PARTS } from '../../src/guard/parts.ts'
import { guardSection, recordedSection } from '../../src/guard/report/sections.ts'
import { recordGuard, runGuard } from '../../src/guard/run.ts'
import type { Take } from '../../src/guard/take.ts'
import { yardstick } from '../../src/guard/yardstick.ts'

const parts = [
  { name: 'recall', guarded: [{ key: 'recall', name: 'recall', better: 'lower', tolerance: 0.2 }] as const },
]
const recorded = { machine: '', figures: { recall: 2 } }
const quiet = () => undefined

/** Gives one value after the other, and counts. */
const taking = (...values: readonly number[]) => {
  let calls = 0
  const take: Take = () => Promise.resolve({ recall: values[calls++] ?? Infinity })
  return { take, calls: () => calls }
}

it('measures once what holds', async () => {
  const { take, calls } = taking(2.1)
  const [verdict] = await runGuard(parts, recorded, take, quiet)
  expect(verdict).toMatchObject({ holds: true, now: 2.1 })
  expect(calls()).toBe(1)
})

it('measures again what does not, and lets the best count', async () => {
  const { take, calls } = taking(3, 2.2, 9)
  const [verdict] = await runGuard(parts, recorded, take, quiet)
  expect(verdict).toMatchObject({ holds: true, now: 2.2 })
  expect(calls()).toBe(2)
})

it('is red when a figure has become half as much again, three times in a row', async () => {
  const { take, calls } = taking(3.2, 3, 3.1)
  const verdicts = await runGuard(parts, recorded, take, quiet)
  expect(verdicts[0]).toMatchObject({ holds: false, now: 3, worse: 0.5 })
  expect(calls()).toBe(3)
  const { rows, notes } = guardSection(verdicts)
  expect(rows).toEqual([['recall', 2, 3, '+50.0%', '20.0%', 'TOO MUCH']])
  expect(notes.join('')).toContain('--record')
})

it('lets no figure pass that is half as much again, however wide its tolerance', () => {
  const guarded = PARTS.flatMap((part) => part.guarded)
  expect(guarded.filter(({ tolerance }) => tolerance >= 0.35 || tolerance <= 0)).toEqual([])
  expect(new Set(guarded.map(({ key }) => key)).size).toBe(guarded.length)
})

it('asks for a record of what has none', async () => {
  await expect(runGuard(parts, { machine: '', figures: {} }, taking(2).take, quiet)).rejects.toThrow(
    /recorded for recall.*--record/u,
  )
})

it('is red for a part that does not measure what it guards', async () => {
  const nothing: Take = () => Promise.resolve({})
  const [verdict] = await runGuard(parts, recorded, nothing, quiet)
  expect(verdict).toMatchObject({ holds: false, failure: '"recall" is guarded and was not measured.' })
})

it('is red for a part that fails, says why once, and measures the others', async () => {
  const rules = { key: 'rules', name: 'rules', better: 'lower', tolerance: 0.2 } as const
  const take: Take = (part) =>
    part === 'recall' ? Promise.reject(new Error('no disk')) : Promise.resolve({ rules: 1 })
  const two = [...parts, { name: 'rules', guarded: [rules] }]
  const verdicts = await runGuard(two, { machine: '', figures: { recall: 2, rules: 1 } }, take, quiet)
  expect(verdicts.map(({ holds }) => holds)).toEqual([false, true])
  const { rows, notes } = guardSection(verdicts)
  expect(rows[0]).toEqual(['recall', 2, '', '', '20.0%', 'NOT MEASURED'])
  expect(notes).toEqual(['no disk'])
})

it('counts every statement, and has slow ones stand beside work that is none of ours', () => {
  const keys = PARTS.flatMap(({ guarded }) => guarded).map(({ key }) => key)
  for (const verb of ['recall', 'remember', 'answer', 'lookup'])
    expect(keys).toEqual(expect.arrayContaining([verb, `${verb}-statements`, `${verb}-work`]))
})

it('measures the fixed work in milliseconds of processor time', () => {
  expect(yardstick()).toBeGreaterThan(0)
})

it('records the median of several measurements, and shows how far they lie apart', async () => {
  const { figures, takes } = await recordGuard(parts, taking(5, 1, 2, 3, 4).take, quiet)
  expect(figures).toEqual({ recall: 3 })
  expect(recordedSection(figures, takes).rows).toEqual([['recall', 3, 1, 5]])
})
