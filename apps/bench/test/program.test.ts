import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BenchError } from '../src/io/bench-error.ts'
import { labels, labelsOptions } from '../src/commands/labels.ts'
import { buildProgram } from '../src/program.ts'
import { loadSet, setNames } from '../src/retrieval/load-set.ts'

let data = ''
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterEach(() => {
  rmSync(data, { recursive: true, force: true })
})

const set = (name: string, conversations: readonly unknown[], questions: readonly unknown[]) => {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  mkdirSync(join(data, name))
  writeFileSync(join(data, name, 'conversations.jsonl'), lines(conversations))
  writeFileSync(join(data, name, 'questions.jsonl'), lines(questions))
}

it('refuses a folder without anything to read', async () => {
  await expect(labels(labelsOptions.parse({ data, out: data }))).rejects.toThrow(/has no statements/u)
  await expect(labels(labelsOptions.parse({ data: join(data, 'x'), out: data }))).rejects.toThrow(BenchError)
})

it('finds the sets there are', () => {
  set('b', [], [])
  set('a', [], [])
  expect(setNames(data, 'all')).toEqual(['a', 'b'])
  expect(setNames(data, 'b')).toEqual(['b'])
  expect(() => setNames(data, 'c')).toThrow(/There are: a, b/u)
})

it('refuses a question about a conversation that is not there', () => {
  set('a', [{ id: 'c1', turns: [] }], [{ id: 'q', conversation: 'c2', question: 'Who?' }])
  expect(() => loadSet(data, 'a')).toThrow(/asks about "c2"/u)
})

it.each([
  [['--baselines', 'lucene'], /no baseline "lucene"/u],
  [['--baselines', '--without', 'magic'], /no step "magic"/u],
  [['--baselines', '--data', 'nowhere'], /no directory "nowhere"/u],
])('retrieval says what is wrong with %j before it measures anything', async (args, message) => {
  const run = buildProgram().parseAsync(['retrieval', ...args], { from: 'user' })
  await expect(run).rejects.toThrow(message)
})
