import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { expect, it } from 'vitest'
import { manualClock } from '../src/library/manual-clock.ts'
import { askAll } from '../src/retrieval/ask.ts'
import { setFigures } from '../src/retrieval/figures.ts'
import { ingest } from '../src/retrieval/ingest.ts'
import { conversationSchema, retrievalQuestionSchema } from '../src/retrieval/schema.ts'
import { tinyPack } from './tiny-pack.ts'

const conversation = conversationSchema.parse({
  id: 'c',
  turns: [
    { id: 't1', time: '2024-05-01', text: 'My home is Ghent' },
    { id: 't2', time: '2024-05-02', text: 'The kite flew over the canal' },
    { id: 't3', time: '2024-05-03', text: 'A cat sleeps' },
  ],
})
const ask = (id: string, question: string, evidence: readonly string[], answerable = true) =>
  retrievalQuestionSchema.parse({ id, conversation: 'c', question, evidence, answerable })

it('leads from hits back to turns, cards included, each once', async () => {
  const clock = manualClock(0)
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [tinyPack()], clock })
  const questions = [
    ask('q1', 'Where is home?', ['t1']),
    ask('q2', 'canal kite', ['t2']),
    ask('q3', 'Zeppelin?', [], false),
  ]
  const set = { name: 'tiny', conversations: [conversation], questions }
  expect(await ingest(recollect.scope('s'), clock, conversation)).toBe(3)
  const asked = await askAll(recollect, clock, set, { limit: 10, scopeOf: () => 's' })
  await recollect.close()
  expect(asked.map(({ ids }) => ids)).toEqual([['t1'], ['t2'], []])

  const figures = setFigures('tiny', { messages: 3, ms: 10 }, asked)
  expect(figures).toMatchObject({
    messages: 3,
    messagesPerSecond: 300,
    unanswerable: { questions: 1, strong: 0, weak: 0, none: 1 },
    answerable: { questions: 2, none: 0 },
    found: { questions: 2, none: 0 },
  })
  expect(figures.groups[0]).toMatchObject({ group: 'ALL', questions: 2, recall: { '@1': 1 }, mrr: 1 })
})
