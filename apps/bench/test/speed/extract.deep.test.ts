import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { extract, extractOptions } from '../../src/commands/extract.ts'
import { repositoryPath } from '../../src/io/repository.ts'
import { textsOfLength } from '../../src/speed/extract/by-language.ts'
import { matchesIn } from '../../src/speed/extract/loops.ts'
import { QUICK } from '../../src/speed/extract/plan.ts'
import { runExtract } from '../../src/speed/extract/run.ts'
import { writeExtractResults } from '../../src/speed/report/write-extract.ts'
import { ownDirectory, silent } from './in-directory.ts'

const directory = ownDirectory()

describe('extraction by itself', () => {
  it('is measured by pack, by length beside both loops, and by number of rules', { timeout: 60_000 }, () => {
    const figures = runExtract(QUICK, silent)
    expect(figures.extract.map(({ reading }) => reading)).toEqual(['zh', 'en', 'both'])
    expect(figures.byLength.lengths.map(({ characters, language }) => [characters, language])).toEqual(
      QUICK.lengths.flatMap((length) => [
        [length, 'zh'],
        [length, 'en'],
      ]),
    )
    expect(figures.byLength.rules).toBeGreaterThan(500)
    expect(figures.byRules.rules).toMatchObject({ few: 200, many: 1000 })
    expect(figures.flagged).toBeUndefined()

    const page = join(directory.path, 'RESULTS.md')
    copyFileSync(repositoryPath('apps', 'bench', 'RESULTS.md'), page)
    writeExtractResults(directory.path, figures)
    expect(readFileSync(page, 'utf8')).toContain('### Extraction by length')
    expect(readFileSync(join(directory.path, 'results-extract.svg'), 'utf8')).not.toContain('NaN')
  })

  it('of packs alone is what a process with a flag of V8 is asked for', async () => {
    const report = await extract(extractOptions.parse({ packs: true, quick: true }))
    expect(report.figures['extract']).toHaveLength(3)
    expect(report.lines.join('\n')).toContain('Extraction by pack')
  })

  it('does not write the figures of a part down', async () => {
    const given = extractOptions.parse({ quick: true, results: true })
    await expect(extract(given)).rejects.toThrow('Leave --quick and --packs out')
  })
})

describe('a loop over patterns', () => {
  it('finds every match of each, empty ones too, and ends', () => {
    expect(matchesIn([/a/gu, /b+/gu], 'abba')).toBe(3)
    expect(matchesIn([/x*/gu], 'ab')).toBe(3)
    expect(matchesIn([], 'ab')).toBe(0)
  })

  it('begins every text at its beginning', () => {
    const pattern = /a/gu
    pattern.lastIndex = 5
    expect(matchesIn([pattern], 'a')).toBe(1)
  })
})

it('cuts texts of one length, each from another place', () => {
  const texts = textsOfLength(['one two three', 'four five'], 10, 3)
  expect(texts.map(({ length }) => length)).toEqual([10, 10, 10])
  expect(new Set(texts).size).toBe(3)
  expect(textsOfLength(['ab'], 7, 1)).toEqual(['abababa'])
})
