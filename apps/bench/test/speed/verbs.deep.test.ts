import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { verbs, verbsOptions } from '../../src/commands/verbs.ts'
import { repositoryPath } from '../../src/io/repository.ts'
import { sectionsMarkdown } from '../../src/io/sections.ts'
import { headlineOf } from '../../src/speed/report/verb-headline.ts'
import { sectionsOf, verbSections } from '../../src/speed/report/verb-sections.ts'
import { writeVerbResults } from '../../src/speed/report/write-results.ts'
import type { VerbsFigures } from '../../src/speed/verbs/figures.ts'
import { FULL, QUICK, VERBS } from '../../src/speed/verbs/plan.ts'
import { runVerbs } from '../../src/speed/verbs/run.ts'
import { ownDirectory, silent } from './in-directory.ts'

const directory = ownDirectory()
const TIMEOUT = 60_000
let figures: VerbsFigures = { plan: QUICK, loaded: [], verbs: {} }
beforeAll(async () => {
  figures = await runVerbs({ verbs: VERBS, plan: QUICK }, silent)
}, TIMEOUT)

describe('verbs on databases of several sizes', () => {
  it('are each measured on every size, as often as the plan says', () => {
    expect(Object.keys(figures.verbs)).toEqual([...VERBS])
    for (const verb of VERBS) {
      for (const { sizes } of figures.verbs[verb] ?? []) {
        expect(sizes.map(({ size }) => size)).toEqual(QUICK.cards)
        for (const one of sizes) {
          expect(one.statementsPerCall).toBeGreaterThan(0)
          expect(one.p50).toBeGreaterThan(0)
          expect(one.bareP50).toBeGreaterThan(0)
        }
      }
    }
    const calls = (verb: keyof typeof figures.verbs) =>
      figures.verbs[verb]?.map(({ sizes }) => sizes[0]?.calls)
    const each = QUICK.lookups * QUICK.rounds
    expect(calls('lookup')).toEqual([each, each, each])
    expect(calls('recall')).toEqual([QUICK.questions * QUICK.rounds])
    expect(calls('remember')).toEqual([QUICK.remembers - Math.floor(QUICK.remembers / 10)])
    expect(figures.within?.sizes.map(({ size }) => size)).toEqual(QUICK.within.items)
  })

  it('end in tables with what is to be reached, and in headline figures', () => {
    const titles = sectionsOf(figures).map(({ title }) => title)
    expect(titles).toContain('Card look-up: growth')
    expect(titles).toContain('Recall as one scope grows')
    expect(titles.at(-1)).toBe('The databases')
    expect(sectionsMarkdown(verbSections('remember', figures)).join('\n')).toContain(
      'To reach: at most 2 times',
    )
    expect(Object.keys(headlineOf(figures))).toEqual(
      expect.arrayContaining([
        'lookup.p95',
        'recall.growth',
        'recall.within',
        'answer.ratio',
        'remember.cpuRatio',
      ]),
    )
  })

  it('leave out what was not measured', () => {
    const { plan, loaded, verbs: all } = figures
    const one: VerbsFigures = { plan, loaded, verbs: { answer: all.answer ?? [] } }
    expect(sectionsOf(one).map(({ title }) => title)).toEqual(['Answer', 'Answer: growth', 'The databases'])
    expect(verbSections('recall', one)).toEqual([])
  })

  it('write tables and charts between the marks of the page, the same the second time', () => {
    const page = join(directory.path, 'RESULTS.md')
    copyFileSync(repositoryPath('apps', 'bench', 'RESULTS.md'), page)
    const written = writeVerbResults(directory.path, figures)
    expect(written).toEqual([page, ...VERBS.map((verb) => join(directory.path, `results-${verb}.svg`))])
    const once = readFileSync(page, 'utf8')
    for (const verb of VERBS) {
      expect(once).toContain(`<!-- bench:${verb} -->\n\n\`\`\`sh\npnpm bench ${verb} --results\n`)
      expect(readFileSync(join(directory.path, `results-${verb}.svg`), 'utf8')).not.toContain('NaN')
    }
    expect(once).toMatch(/Node \d+\.\d+\.\d+, SQLite 3\.\d+\.\d+, \d{4}-\d\d-\d\d\./u)
    writeVerbResults(directory.path, figures)
    expect(readFileSync(page, 'utf8')).toBe(once)
  })
})

describe('the options', () => {
  const given = (options: Record<string, unknown>) => verbsOptions.parse(options)

  it('take sizes with commas, in any order', () => {
    expect(given({ cards: '400,200,400' }).cards).toEqual([200, 400])
    expect(given({}).cards).toBeUndefined()
    expect(verbsOptions.safeParse({ cards: 'many' }).success).toBe(false)
    expect(verbsOptions.safeParse({ cards: '0' }).success).toBe(false)
  })

  it('do not let the figures of a part be written down', async () => {
    const refused = /Leave --quick and --cards out/u
    await expect(verbs(['lookup'], given({ results: true, quick: true }))).rejects.toThrow(refused)
    await expect(verbs(['lookup'], given({ results: true, cards: '10000' }))).rejects.toThrow(refused)
  })

  it('make databases of ten thousand to five million cards by default', () => {
    expect(FULL.cards).toEqual([10_000, 100_000, 1_000_000, 5_000_000])
  })

  it('measure one verb alone', { timeout: TIMEOUT }, async () => {
    const report = await verbs(['lookup'], given({ quick: true, cards: '150,300' }))
    expect(report.figures['verbs']).toHaveProperty('lookup')
    expect(report.figures['verbs']).not.toHaveProperty('recall')
    expect(report.lines.join('\n')).toContain('history of a fact')
  })
})
