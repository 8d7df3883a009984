import { expect, it } from 'vitest'
import { BenchError } from '../../src/io/bench-error.ts'
import { faults, faultsOptions, selectRows } from '../../src/commands/faults.ts'
import { PARTS, ROWS } from '../../src/faults/rows.ts'
import { sectionsOf } from '../../src/faults/report/sections.ts'
import { lastFigures } from '../../src/faults/report/pages.ts'

it('knows each fault once, in both languages', () => {
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length)
  for (const language of ['en', 'zh'] as const) {
    const named = ROWS.map(({ kind, backend, title }) => `${kind} ${backend} ${title[language]}`)
    expect(new Set(named).size).toBe(ROWS.length)
  }
})

it('has pages that show the last figures of every fault there is', async () => {
  const report = await faults(faultsOptions.parse({ check: true }))
  expect(report.lines).toEqual(['The pages show the last figures of every fault.'])
  const [losses, damages] = sectionsOf(lastFigures(), 'zh')
  expect((losses?.rows.length ?? 0) + (damages?.rows.length ?? 0)).toBe(ROWS.length)
})

it('runs parts and single faults by their names, and refuses others', () => {
  expect(selectRows(undefined)).toBe(ROWS)
  expect(selectRows('wal').map(({ id }) => id)).toEqual([
    'wal-dropped',
    'wal-zeros',
    'wal-garbage',
    'wal-older',
  ])
  expect(selectRows('kill-full, pg-crash').map(({ id }) => id)).toEqual(['kill-full', 'pg-crash'])
  expect(selectRows(PARTS.join(','))).toEqual(ROWS)
  expect(() => selectRows('fire')).toThrow(BenchError)
})
