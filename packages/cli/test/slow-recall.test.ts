import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { expect, it } from 'vitest'

const START = Date.UTC(2026, 10, 30, 8)
const MINUTE = 60_000

it.each([
  ['我住在湖南长沙', '我搬家到了海淀区', '我现在住在哪里？', '你住在海淀区。'],
  ['I live in Oslo', 'I moved to Bergen', 'Where do I live now?', 'You live in Bergen.'],
])('a question is of one moment, however slow its answer: %s', async (before, after, question, answer) => {
  let now = START
  // A machine so slow that a minute goes by between two looks at the clock.
  const clock = { zone: 'UTC', now: () => (now += MINUTE) }
  const recollect = await createRecollect({
    store: inMemoryStore(),
    languages: [chinese(), english()],
    clock,
  })
  const alice = recollect.scope('alice')
  await alice.remember(before)
  await alice.remember(after)
  expect((await alice.recall(question)).answer.text).toBe(answer)
  expect((await alice.answer(question)).text).toBe(answer)
})
