import { expect, it } from 'vitest'
import { bulkImport } from '../../src/commands/import.ts'
import { bulkFigures } from '../../src/speed/import/figures.ts'
import { QUICK } from '../../src/speed/import/plan.ts'
import { runImport } from '../../src/speed/import/run.ts'
import { importSections } from '../../src/speed/report/import-sections.ts'
import { silent } from './in-directory.ts'

it('brings in as many messages as the plan says, both ways', { timeout: 60_000 }, async () => {
  const run = await runImport(QUICK, silent)
  expect(run.ways.map(({ messages }) => messages)).toEqual([
    QUICK.scopes * QUICK.messages,
    QUICK.scopes * QUICK.remembered,
  ])
  for (const { perSecond, barePerSecond, statementsPerMessage } of run.ways) {
    expect(Math.min(perSecond, barePerSecond, statementsPerMessage)).toBeGreaterThan(0)
  }
  expect(importSections(run)[0]?.rows).toHaveLength(2)
})

it('counts messages a second over all writes together', () => {
  const samples = (wall: number[], cpu: number) => ({ wall, cpu })
  const figures = bulkFigures('x', 1000, 5000, { library: samples([400, 100], 30), bare: samples([250], 10) })
  expect(figures).toEqual({
    way: 'x',
    messages: 1000,
    perSecond: 2000,
    barePerSecond: 4000,
    ratio: 2,
    cpuRatio: 3,
    statementsPerMessage: 5,
  })
})

it('does not write the figures of a quick run down', async () => {
  await expect(bulkImport({ quick: true, results: true, json: false })).rejects.toThrow('Leave --quick out')
})
