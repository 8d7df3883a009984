import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BenchError } from '../src/io/bench-error.ts'
import { repositoryPath } from '../src/io/repository.ts'
import { setFigures } from '../src/retrieval/figures.ts'
import type { SetFigures } from '../src/retrieval/figures.ts'
import { ablationSection } from '../src/retrieval/report/ablation.ts'
import { chart } from '../src/retrieval/report/chart.ts'
import { commandOf } from '../src/retrieval/report/command.ts'
import { comparisonSection, standings } from '../src/retrieval/report/comparison.ts'
import { evidenceSection } from '../src/retrieval/report/evidence.ts'
import { writeResults } from '../src/retrieval/report/results-file.ts'
import { retrievalQuestionSchema } from '../src/retrieval/schema.ts'
import { systemFigures } from '../src/retrieval/system-figures.ts'

const question = (id: string, answerable = true) =>
  retrievalQuestionSchema.parse({ id, conversation: 'c', question: '?', evidence: ['a'], answerable })
const told = { messages: 10, ms: 100 }
const FOUND = ['a']
const LATE = ['x', 'a']

const system = (name: string, ids: readonly string[]) =>
  systemFigures({ id: name, name }, told, [{ question: question('q'), ids, ms: 1 }])

const figures = (set: string, ids: readonly string[]): SetFigures =>
  setFigures(
    set,
    told,
    [
      { question: question('q'), ids, evidence: 'weak', ms: 1 },
      { question: question('u', false), ids: [], evidence: 'none', ms: 1 },
      { question: question('v', false), ids: [], evidence: 'strong', ms: 1 },
    ],
    { baselines: [system('A<B>', FOUND), system('Late', LATE)], ablation: [system('without x', LATE)] },
  )

describe('the comparison', () => {
  it('marks the best of each column, ties too, and hides no loss', () => {
    const { rows } = comparisonSection([figures('s', LATE)], (figure) => `${figure}*`)
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['s', 'Recollect', '0.000', '1.000*', '1.000*'],
      ['', 'A<B>', '1.000*', '1.000*', '1.000*'],
      ['', 'Late', '0.000', '1.000*', '1.000*'],
    ])
    expect(standings([figures('s', LATE), figures('t', FOUND)])).toEqual([
      'Recollect is first, or level with the first, in 6 of 8 columns.',
      'Behind on s: recall@1 0.000 to 1.000 of A<B>; MRR 0.500 to 1.000 of A<B>.',
    ])
  })
})

it('counts evidence of questions with and without an answer', () => {
  const { rows } = evidenceSection([figures('s', FOUND), figures('t', [])])
  expect(rows[0]).toEqual(['s', 2, '50.0%', '0.0%', '50.0%', '50.0%', 1, '0.0%', '100.0%', '0.0%', 1, '0.0%'])
  expect(rows[2]?.slice(0, 2)).toEqual(['all', 4])
  expect(rows[2]?.slice(-2)).toEqual([1, '0.0%'])
})

it('gives the loss of every switch on every set', () => {
  const { head, rows } = ablationSection([figures('s', FOUND), figures('t', [])])
  expect(head).toEqual(['loss of recall', 's @5', 's @10', 't @5', 't @10'])
  expect(rows).toEqual([['without x', '.', '.', '-1.000', '-1.000']])
})

it('names the command without the places of one machine', () => {
  const defaults = { set: 'all', store: 'sqlite', limit: 50, baselines: false, dated: false, ablation: false }
  expect(commandOf(defaults)).toBe('pnpm bench retrieval --results')
  expect(commandOf({ ...defaults, data: '/home/x', baselines: true, ablation: true })).toBe(
    'pnpm bench retrieval --data DIR --baselines --ablation --results',
  )
  expect(commandOf({ ...defaults, set: 'zh', store: 'memory', baselines: 'fts5', without: 'card' })).toBe(
    'pnpm bench retrieval --set zh --store memory --baselines fts5 --without card --results',
  )
})

it('draws every system of every set, names escaped', () => {
  const svg = chart([figures('s', FOUND), figures('t', LATE)])
  expect(svg.match(/<circle/gu)).toHaveLength(2 + 2 * 3)
  expect(svg).toContain('A&lt;B&gt;')
  expect(svg).not.toContain('NaN')
})

describe('RESULTS.md', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  const page = () => readFileSync(join(folder, 'RESULTS.md'), 'utf8')
  const write = () =>
    writeResults(folder, [figures('s', LATE)], { command: 'pnpm bench retrieval', origin: 'own' })

  it('gets the figures between its marks, and nothing else changes', () => {
    writeFileSync(
      join(folder, 'RESULTS.md'),
      'a\n<!-- bench:retrieval-own -->\nold\n<!-- /bench:retrieval-own -->\nz\n',
    )
    expect(write()).toEqual([join(folder, 'RESULTS.md'), join(folder, 'results-own.svg')])
    const once = page()
    expect(once.startsWith('a\n<!-- bench:retrieval-own -->\n\n```sh\npnpm bench retrieval\n```\n')).toBe(
      true,
    )
    expect(once.endsWith('<!-- /bench:retrieval-own -->\nz\n')).toBe(true)
    expect(once).toContain('| **1.000** |')
    write()
    expect(page()).toBe(once)
  })

  it('is refused without marks, or when it is not there', () => {
    expect(write).toThrow(BenchError)
    writeFileSync(join(folder, 'RESULTS.md'), 'nothing\n')
    expect(write).toThrow(/must hold/u)
  })

  it('of this repository has the marks of both origins', () => {
    const own = readFileSync(repositoryPath('apps', 'bench', 'RESULTS.md'), 'utf8')
    for (const mark of ['own', 'brought']) expect(own).toContain(`<!-- bench:retrieval-${mark} -->`)
  })
})
