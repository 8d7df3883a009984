import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { labels, labelsOptions } from '../src/commands/labels.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
  mkdirSync(join(root, 'data'))
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

const TEXT = 'I live in Antwerp'
const line = {
  ...{ id: '1', lang: 'en', text: TEXT, is_fact: true, level: 'plain', tags: ['short'] },
  cards: [{ kind: 'profile', entity: 'user', slot: 'location', value: 'Antwerp', relation: 'sets' }],
}
const run = (given: object = {}) => {
  writeFileSync(join(root, 'data', 'statements.en.jsonl'), `${JSON.stringify(line)}\n`)
  return labels(labelsOptions.parse({ data: join(root, 'data'), out: join(root, 'out'), ...given }))
}
const written = (name: string) => readFileSync(join(root, 'out', name), 'utf8')

it('prints the figures and writes them beside the predictions', async () => {
  const { figures, lines } = await run({ rules: true })
  for (const title of ['en: Cards by confidence', 'en: Coverage by slot', 'en: Cards by rule']) {
    expect(lines).toContain(title)
  }
  expect(lines.join('\n')).toMatch(/^en\/location\.\S+ +0\.\d+ +1 +1 +0 +100\.0%/mu)
  expect(figures['quality']).toMatchObject([{ language: 'en', totals: { covered: 1, right: 1, wrong: 0 } }])
  expect(JSON.parse(written('report.json'))).toEqual(JSON.parse(JSON.stringify(figures)))
  expect(written('report.md')).toMatch(/\| location \| +1 \| +1 \| 100\.0% \|/u)
  expect(written('report.md')).not.toContain('Antwerp')
})

it('compares its counts with those of a scorer beside the data', async () => {
  const scorer =
    "console.log(JSON.stringify({ 'statements.en.jsonl': { tpPred: 2, fp: 0, tp: 1, covered: 1 } }))"
  writeFileSync(join(root, 'score.mjs'), scorer)
  const { figures } = await run()
  expect(figures['differences']).toEqual(['statements.en.jsonl: cards right 1, the scorer counts 2'])
})

it('writes READMEs from the project’s own sets only', async () => {
  await expect(run({ readme: true })).rejects.toThrow(/leave --data out/u)
})
