import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { floorFigures } from '../../src/postgres/floor/floor.ts'
import type { SentQuery } from '../../src/postgres/floor/sent.ts'
import { importFigures } from '../../src/postgres/import/measure.ts'
import { PARTS, selectParts } from '../../src/postgres/parts.ts'
import { FULL } from '../../src/postgres/plans.ts'
import { writeResults } from '../../src/postgres/report/results-file.ts'
import { sectionsOf, summaryLines } from '../../src/postgres/report/sections.ts'
import type { PostgresFigures } from '../../src/postgres/run.ts'
import { growthFigures } from '../../src/stats/growth.ts'
import { KINDS } from '../../src/postgres/scale/ask.ts'

const sent = (...after: number[]): readonly SentQuery[] =>
  after.map((answers) => ({
    text: 'select 1',
    values: [],
    name: undefined,
    rowMode: undefined,
    after: answers,
  }))

describe('figures', () => {
  it('give the library over the bare statements in both manners, at the median', () => {
    const samples = { library: [2, 4, 9], inTurn: [2, 2, 3], asSent: [1, 1, 8] }
    const queries = sent(0, 0, 2, 2, 2)
    expect(floorFigures(samples, [{ queries, awaited: 5 }])).toEqual({
      calls: 3,
      statementsPerCall: 5,
      messagesPerCall: 2,
      p50: 4,
      p95: 9,
      inTurnP50: 2,
      inTurnP95: 3,
      asSentP50: 1,
      asSentP95: 8,
      ratioInTurn: 2,
      ratioAsSent: 4,
    })
  })

  it('keep the kinds of calls apart and put the large database over the small one', () => {
    const [byId, , recall] = growthFigures(KINDS, [
      { kind: 'card by id', small: 1, large: 3 },
      { kind: 'recall', small: 10, large: 5 },
      { kind: 'card by id', small: 2, large: 4 },
    ])
    expect(byId).toMatchObject({
      calls: 2,
      smallP50: 1,
      largeP50: 3,
      ratioP50: 3,
      smallP95: 2,
      largeP95: 4,
      ratioP95: 2,
    })
    expect(recall).toMatchObject({ calls: 1, ratioP95: 0.5 })
  })

  it('compare an import with a copy by the medians of their rounds', () => {
    const dumps = [
      { rows: 100, bytes: 1024 ** 2 },
      { rows: 900, bytes: 1024 ** 2 },
    ]
    expect(importFigures(50, dumps, [400, 500, 9000], [100, 200, 300])).toEqual({
      messages: 50,
      rows: 1000,
      megabytes: 2,
      importSeconds: 0.5,
      copySeconds: 0.2,
      messagesPerSecond: 100,
      importRowsPerSecond: 2000,
      copyRowsPerSecond: 5000,
      share: 0.4,
    })
  })
})

it('the parts asked for are measured in their own order', () => {
  expect(selectParts(undefined)).toEqual(PARTS)
  expect(selectParts('scale, floor')).toEqual(['floor', 'scale'])
})

describe('results', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  const figures: PostgresFigures = {
    server: { version: '18.4', settings: { fsync: 'on' } },
    import: importFigures(50, [{ rows: 1000, bytes: 0 }], [500], [250]),
  }

  it('have a table for each part that was measured', () => {
    expect(sectionsOf(figures, FULL).map(({ title }) => title)).toEqual(['Bulk import'])
    const lines = summaryLines(figures, FULL).join('\n')
    expect(lines).toContain('PostgreSQL 18.4; fsync on.')
    expect(lines).toContain('The import has 50.0% of the speed of COPY; to reach: 40%.')
  })

  it('go between their marks, and the rest of the page stays', () => {
    const page = join(folder, 'RESULTS.md')
    writeFileSync(page, 'above\n\n<!-- bench:postgres -->\n\nold\n\n<!-- /bench:postgres -->\n\nbelow\n')
    expect(writeResults(folder, figures, FULL)).toBe(page)
    const text = readFileSync(page, 'utf8')
    expect(text).toMatch(/^above\n\n<!-- bench:postgres -->\n/u)
    expect(text).toMatch(/<!-- \/bench:postgres -->\n\nbelow\n$/u)
    expect(text).toContain('pnpm bench postgres --results')
    expect(text).toContain('### Bulk import')
    expect(text).not.toContain('old')
  })

  it('are refused without a page to go into', () => {
    expect(() => writeResults(folder, figures, FULL)).toThrow(/There is no/u)
  })
})
