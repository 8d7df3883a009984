import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openMemory } from './support/memory.ts'
import { publishedSchema } from './schema/publish.ts'
import { recallTrace } from './schema/recall-trace.ts'
import { whyNot } from './schema/why-not.ts'

const path = (name: string) => `../schema/${name}.schema.json`
const published = (name: string) => {
  const file: unknown = JSON.parse(readFileSync(new URL(path(name), import.meta.url), 'utf8'))
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

describe('the published schemas', () => {
  // Out of date? `npm run schema` in this package writes them anew.
  it.each([
    ['recall-trace', recallTrace, 'The trace of a recall of Recollect'],
    ['why-not', whyNot, 'Why Recollect did not recall a record'],
  ])('%s is what the library says', async (name, schema, title) => {
    await expect(publishedSchema(schema, name, title)).toMatchFileSnapshot(path(name))
  })

  it.each(ASKED)('hold for what is traced of %j', async (query) => {
    const alice = await memory()
    for (const limit of [1, 2, 10]) {
      const { trace } = await alice.recall(query, { trace: true, limit })
      const json: unknown = JSON.parse(JSON.stringify(trace))
      expect(json).toEqual(trace)
      expect(recallTrace.parse(json)).toEqual(json)
      expect(published('recall-trace').safeParse(json).success).toBe(true)
    }
  })

  it.each(ASKED)('hold for what whyNot says of every record and %j', async (query) => {
    const alice = await memory()
    const records = [...(await alice.items.list()).rows, ...(await alice.cards.list()).rows]
    for (const { id } of records) {
      const json: unknown = JSON.parse(JSON.stringify(await alice.whyNot(id, query, { limit: 2 })))
      expect(whyNot.parse(json)).toEqual(json)
      expect(published('why-not').safeParse(json).success).toBe(true)
    }
  })

  it('refuse what is not a trace', async () => {
    const alice = await memory()
    const { trace } = await alice.recall('live', { trace: true })
    for (const wrong of [{}, { ...trace, version: 2 }, { ...trace, ranked: [{ kind: 'card' }] }]) {
      expect(published('recall-trace').safeParse(wrong).success).toBe(false)
    }
    expect(published('why-not').safeParse(trace).success).toBe(false)
  })
})
