import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retrieval, retrievalOptions } from '../src/commands/retrieval.ts'
import { repositoryPath } from '../src/io/repository.ts'
import { loadSet, setNames } from '../src/retrieval/load-set.ts'

let out = ''
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterAll(() => {
  rmSync(out, { recursive: true, force: true })
})

it('measures the smallest set of its own, beside others, with a step left out', async () => {
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

const OWN = repositoryPath('apps', 'bench', 'data', 'retrieval')

it('has sets of its own in English, in Chinese and in both', () => {
  expect(setNames(OWN, 'all')).toEqual(['en', 'mixed', 'zh'])
})

describe.each(['en', 'mixed', 'zh'])('the set %s', (name) => {
  const { conversations, questions } = loadSet(OWN, name)

  it('names each turn and each question once', () => {
    const ids = [...conversations.flatMap(({ turns }) => turns), ...questions].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has evidence that is there, and none for what nothing answers', () => {
    const turns = new Map(conversations.map((one) => [one.id, new Set(one.turns.map(({ id }) => id))]))
    for (const { id, conversation, evidence, answerable } of questions) {
      expect(evidence.length > 0, id).toBe(answerable)
      expect(
        evidence.every((turn) => turns.get(conversation)?.has(turn)),
        id,
      ).toBe(true)
    }
  })

  it('asks every kind of question, and enough of them', () => {
    const kinds = new Set(questions.map(({ category }) => category))
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining([
        'assistant-said',
        'knowledge-update',
        'multi-session',
        'single-hop',
        'temporal',
      ]),
    )
    expect(questions.length).toBeGreaterThanOrEqual(60)
    expect(questions.filter(({ answerable }) => !answerable).length).toBeGreaterThanOrEqual(15)
  })
})
