import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openMemory } from './support/memory.ts'
import { publishedSchema } from './schema/publish.ts'
import { recallTrace } from './schema/recall-trace.ts'

const PATH = '../schema/recall-trace.schema.json'
const published = () => {
  const file: unknown = JSON.parse(readFileSync(new URL(PATH, import.meta.url), 'utf8'))
  return z.fromJSONSchema(z.record(z.string(), z.json()).parse(file))
}

const SAID = [
  'I live in Paris',
  'I moved to Rome',
  'We live by the lake',
  'They live far away',
  'Where do I live?',
  'I like tea',
  'banana split',
  'Assistant: You live in Rome.',
]
const ASKED = [
  'Where do I live?',
  'Where do I live now?',
  'Where did I live before?',
  'live',
  'the',
  'zebra',
  'Where does my boss live?',
  'I like tea',
  'splits banan',
]

async function memory() {
  const { alice } = await openMemory()
  await alice.remember(SAID)
  return alice
}

describe('the published schema', () => {
  // Out of date? `npm run schema` in this package writes them anew.
  it('is what the library says', async () => {
    const made = publishedSchema(recallTrace, 'recall-trace', 'The trace of a recall of Recollect')
    await expect(made).toMatchFileSnapshot(PATH)
  })

  it.each(ASKED)('holds for what is traced of %j', async (query) => {
    const alice = await memory()
    for (const limit of [1, 2, 10]) {
      const { trace } = await alice.recall(query, { trace: true, limit })
      const json: unknown = JSON.parse(JSON.stringify(trace))
      expect(json).toEqual(trace)
      expect(recallTrace.parse(json)).toEqual(json)
      expect(published().safeParse(json).success).toBe(true)
    }
  })

  it('refuses what is not a trace', async () => {
    const alice = await memory()
    const { trace } = await alice.recall('live', { trace: true })
    for (const wrong of [{}, { ...trace, version: 2 }, { ...trace, ranked: [{ kind: 'card' }] }]) {
      expect(published().safeParse(wrong).success).toBe(false)
    }
  })
})
