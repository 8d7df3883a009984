import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { badOf } from '../../src/faults/figures.ts'
import { ROWS } from '../../src/faults/rows.ts'
import { runFaults } from '../../src/faults/run.ts'
import { bundleProgram } from './bundle.ts'

const program = { path: '', remove: (): void => undefined }
beforeAll(async () => {
  Object.assign(program, await bundleProgram('faults-worker'))
})
afterAll(() => program.remove())

const few = ROWS.filter((row) => row.few > 0)
const named = (postgres: boolean) =>
  few
    .filter(({ backend }) => (backend === 'Postgres') === postgres)
    .map((row) => ({ row, what: `${row.title.en} (${row.backend})` }))

async function expectNothingLost(row: (typeof ROWS)[number]): Promise<void> {
  const plan = { seed: 7, program: program.path, writersProgram: '', triesOf: () => row.few }
  const [figures] = await runFaults({ ...plan, rows: [row] })
  expect(figures).toMatchObject({ id: row.id, tries: row.few })
  expect(figures === undefined ? figures : badOf(figures), JSON.stringify(figures)).toBe(0)
  if (figures?.kind === 'loss') expect(figures.acknowledged).toBeGreaterThan(0)
}

describe('nothing that was acknowledged is lost, twice or broken after', () => {
  it.each(named(false))('$what', ({ row }) => expectNothingLost(row), 120_000)
})

describe.runIf(inject('postgres').available)('nor after', () => {
  it.each(named(true))('$what', ({ row }) => expectNothingLost(row), 120_000)
})
