import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retrieval, retrievalOptions } from '../src/commands/retrieval.ts'
import { repositoryPath } from '../src/io/repository.ts'
import { loadSet } from '../src/retrieval/load-set.ts'

const OWN = repositoryPath('apps', 'bench', 'data', 'retrieval')

let out = ''
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterAll(() => {
  rmSync(out, { recursive: true, force: true })
})

it('measures the smallest set of its own, beside others, with a switch off', async () => {
  const options = {
    set: 'mixed',
    out,
    store: 'memory',
    baselines: 'fts5,fts5-bigrams',
    without: 'expansion_cache',
  }
  const { figures, lines } = await retrieval(retrievalOptions.parse(options))
  expect(figures).toMatchObject({
    sets: [{ set: 'mixed', baselines: [{ id: 'fts5' }, { id: 'fts5-bigrams' }], ablation: [{}] }],
  })
  const text = lines.join('\n')
  expect(text).toMatch(/Recollect +0\.\d{3}/u)
  // The cache changes no result: a memory read in again from its export ranks as the first one did.
  expect(text).toMatch(/without expansion_cache +\. +\.\n/u)
  const predictions = readFileSync(join(out, 'mixed.jsonl'), 'utf8').trim().split('\n')
  expect(predictions).toHaveLength(loadSet(OWN, 'mixed').questions.length)
  expect(JSON.parse(predictions[0] ?? '')).toMatchObject({ id: 'mixed-1-q01', evidence: expect.any(String) })
})
