import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { whyNot } from './schema/why-not.ts'
import { openMemory, publishedSchema } from './support/core.ts'

const PATH = '../schema/why-not.schema.json'
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
  // Out of date? `npm run schema` in this package writes it anew.
  it('is what the library says', async () => {
    const made = publishedSchema(whyNot, 'why-not', 'Why Recollect did not recall a record')
    await expect(made).toMatchFileSnapshot(PATH)
  })

  it.each(ASKED)('holds for what whyNot says of every record and %j', async (query) => {
    const alice = await memory()
    const records = [...(await alice.items.list()).rows, ...(await alice.cards.list()).rows]
    for (const { id } of records) {
      const json: unknown = JSON.parse(JSON.stringify(await alice.whyNot(id, query, { limit: 2 })))
      expect(whyNot.parse(json)).toEqual(json)
      expect(published().safeParse(json).success).toBe(true)
    }
  })

  it('refuses what is no answer of whyNot', async () => {
    const { trace } = await (await memory()).recall('live', { trace: true })
    for (const wrong of [{}, trace]) expect(published().safeParse(wrong).success).toBe(false)
  })
})
