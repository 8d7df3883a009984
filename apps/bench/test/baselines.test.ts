import { describe, expect, it, vi } from 'vitest'
import { BenchError } from '../src/io/bench-error.ts'
import { BASELINES } from '../src/retrieval/baselines/all.ts'
import { dated } from '../src/retrieval/baselines/dated.ts'
import { runBaseline } from '../src/retrieval/baselines/run.ts'
import { selectBaselines } from '../src/retrieval/baselines/select.ts'
import { conversationSchema, retrievalQuestionSchema } from '../src/retrieval/schema.ts'

const conversation = conversationSchema.parse({
  id: 'c',
  turns: [
    { id: 'kite', text: 'The kite flew over the canal', time: '2024-05-01T10:00', speaker: 'Odile' },
    { id: 'cat', text: 'A cat sleeps on the stove', time: '2024-06-02T10:00', speaker: 'Bram' },
    { id: 'zh', text: '我昨天在码头买了一把旧雨伞', time: '2023-07-08T10:00', speaker: 'user', role: 'user' },
    { id: 'both', text: '周末去 museum 看了玻璃展', time: '2023-08-09T10:00' },
    { id: 'empty', text: '🙂' },
  ],
})
const ids = new Set(conversation.turns.map(({ id }) => id))

/** These cut text by its spaces. */
const BLIND = new Set(['fts5', 'flexsearch', 'minisearch', 'orama', 'orama-tuned'])

describe.each(BASELINES)('$name', (baseline) => {
  const search = async (query: string, k = 10) => {
    const index = await baseline.index(conversation)
    const found = await index.search(query, k)
    index.close?.()
    return found
  }

  it('finds a turn by its words, and by who said it', async () => {
    expect((await search('canal kite'))[0]).toBe('kite')
    expect((await search('what does the cat do'))[0]).toBe('cat')
    expect(await search('Odile')).toEqual(['kite'])
  })

  it('finds Chinese inside a sentence only when it cuts it', async () => {
    const found = (await search('雨伞'))[0]
    expect(found).toBe(BLIND.has(baseline.id) ? undefined : 'zh')
  })

  it('finds the English word in a Chinese sentence', async () => {
    expect((await search('museum'))[0]).toBe('both')
  })

  it('gives at most k, and only turns that there are', async () => {
    expect(await search('the kite the cat the canal', 1)).toHaveLength(1)
    expect((await search('kite cat museum 雨伞 码头')).every((id) => ids.has(id))).toBe(true)
  })

  it.each(['', '   ', '"', 'NEAR(a b)', 'kite* OR -cat', 'text: ^kite', "'; drop table turns --", '🙂', '%'])(
    'answers %j without an error',
    async (query) => {
      expect((await search(query)).every((id) => ids.has(id))).toBe(true)
    },
  )
})

it('writes the date into a turn in its language', async () => {
  const index = await dated(pick('fts5-jieba')).index(conversation)
  expect((await index.search('in May 2024', 3))[0]).toBe('kite')
  expect((await index.search('2023年7月', 3))[0]).toBe('zh')
})

it('loads the native segmenter only for the baseline that needs it', async () => {
  vi.resetModules()
  vi.doMock('@node-rs/jieba', () => {
    throw new Error('not installed')
  })
  const fresh = await import('../src/retrieval/baselines/all.ts')
  for (const baseline of fresh.BASELINES.filter(({ id }) => id !== 'fts5-jieba')) {
    await expect(baseline.index(conversation)).resolves.toBeDefined()
  }
  await expect(fresh.BASELINES.find(({ id }) => id === 'fts5-jieba')?.index(conversation)).rejects.toThrow()
  vi.doUnmock('@node-rs/jieba')
})

it('asks each question of its own conversation', async () => {
  const other = conversationSchema.parse({ id: 'd', turns: [{ id: 'd1', text: 'Another kite' }] })
  const question = retrievalQuestionSchema.parse({ id: 'q', conversation: 'd', question: 'kite' })
  const set = { name: 's', conversations: [conversation, other], questions: [question] }
  const { asked } = await runBaseline(pick('fts5'), set, 10)
  expect(asked.map((one) => one.ids)).toEqual([['d1']])
})

describe('choosing', () => {
  it('takes all, or those named, once more with dates when asked', () => {
    expect(selectBaselines('all', false)).toEqual(BASELINES)
    expect(selectBaselines('orama, fts5', false).map(({ id }) => id)).toEqual(['fts5', 'orama'])
    expect(selectBaselines('fts5,overlap', true).map(({ id }) => id)).toEqual([
      'fts5',
      'fts5-dated',
      'overlap',
    ])
  })

  it('refuses a name there is none of, and says which there are', () => {
    expect(() => selectBaselines('lucene', false)).toThrow(BenchError)
    expect(() => selectBaselines('lucene', false)).toThrow(/There are: fts5, /u)
  })
})

function pick(id: string) {
  const found = BASELINES.find((baseline) => baseline.id === id)
  if (!found) throw new Error(id)
  return found
}
