import { describe, expect, it } from 'vitest'
import { bulkReader } from '../src/extraction/index.ts'
import { InvalidConfigError } from '../src/index.ts'
import type { BulkExtractor, BulkSetup, BulkText, Extraction } from '../src/extraction/index.ts'
import { openMemory } from './support/memory.ts'
import { toyPack } from './support/rules.ts'

type Read = (texts: readonly BulkText[], setup: BulkSetup) => Promise<readonly (Extraction | null)[]>

/** A bulk extractor that writes down what it is asked; `closed` counts. */
function asked(read: Read) {
  const lists: (readonly string[])[] = []
  let closed = 0
  const extractor: BulkExtractor = {
    specVersion: 1,
    extract: (texts, setup) => {
      lists.push(texts.map(({ text }) => text))
      return read(texts, setup)
    },
    close: () => {
      closed += 1
      return Promise.resolve()
    },
  }
  return { extractor, lists, closed: () => closed }
}

const byPack: Read = async (texts, setup) => (await bulkReader([toyPack()], setup))(texts)

/** Reads every text as if it named another town. */
const elsewhere: Read = async (texts, setup) =>
  (await bulkReader([toyPack()], setup))(texts.map((one) => ({ ...one, text: 'I live in Elsewhere' })))

const towns = (count: number): string[] => Array.from({ length: count }, (_, i) => `I live in Town${i}`)

/** Where Alice lives in the end, after she said so in lists of messages. */
async function toldIn(read: Read, messages: string[]) {
  const bulk = asked(read)
  const { recollect, alice } = await openMemory({ bulkExtractor: bulk.extractor })
  const results = await alice.remember(messages)
  const { answer } = await alice.recall('where do I live')
  await recollect.close()
  return { ...bulk, results, home: answer.cards[0]?.value }
}

describe('a bulk extractor', () => {
  it('reads what a list of messages says', async () => {
    const { home, results } = await toldIn(elsewhere, towns(16))
    expect(home).toBe('Elsewhere')
    expect(results).toHaveLength(16)
  })

  it('is not asked for a few messages', async () => {
    const { lists, home } = await toldIn(elsewhere, towns(15))
    expect(lists).toEqual([])
    expect(home).toBe('Town14')
  })

  it('is given a hundred at a time, and the next hundred before it is asked for', async () => {
    const { lists } = await toldIn(byPack, towns(220))
    expect(lists.map(({ length }) => length)).toEqual([100, 100, 20])
  })

  it("is given users' words alone", async () => {
    const { lists } = await toldIn(byPack, [...towns(16), 'Assistant: I live in a data centre'])
    expect(lists).toEqual([towns(16)])
  })

  it('is not asked where extraction is left for later', async () => {
    const bulk = asked(byPack)
    const { alice } = await openMemory({
      bulkExtractor: bulk.extractor,
      config: { extraction: { extractOnStore: false } },
    })
    await alice.remember(towns(20))
    expect(bulk.lists).toEqual([])
  })

  it('is closed with the memory', async () => {
    expect((await toldIn(byPack, towns(16))).closed()).toBe(1)
  })
})

describe('what a bulk extractor fails on', () => {
  it('is read by the memory itself, text by text', async () => {
    const { home } = await toldIn((texts) => Promise.resolve(texts.map(() => null)), towns(16))
    expect(home).toBe('Town15')
  })

  it('is read by the memory itself when all of it fails, and counted', async () => {
    const counted: string[] = []
    const bulk = asked(() => Promise.reject(new TypeError('The threads are gone.')))
    const observer = { count: (name: string) => counted.push(name), span: () => undefined }
    const { alice } = await openMemory({ bulkExtractor: bulk.extractor, observer })
    await alice.remember(towns(16))
    expect((await alice.recall('where do I live')).answer.cards[0]?.value).toBe('Town15')
    expect(counted).toContain('recollect.extraction.bulk_failed')
  })

  it('is read by the memory itself when it gives too few answers', async () => {
    const { home } = await toldIn(() => Promise.resolve([]), towns(16))
    expect(home).toBe('Town15')
  })
})

describe('a bulk extractor with other packs', () => {
  it('is refused, and nothing of the list is written', async () => {
    const other = { ...toyPack(), version: '9.9.9' }
    const bulk = asked(async (texts, setup) => (await bulkReader([other], setup))(texts))
    const { alice } = await openMemory({ bulkExtractor: bulk.extractor })
    await expect(alice.remember(towns(16))).rejects.toThrow(InvalidConfigError)
    expect((await alice.stats()).items).toBe(0)
  })

  it('is refused when it is no plugin of this version', async () => {
    const bulk = asked(byPack)
    const open = openMemory({
      bulkExtractor: JSON.parse(JSON.stringify({ ...bulk.extractor, specVersion: 7 })),
    })
    await expect(open).rejects.toThrow(/bulkExtractor/u)
  })
})
