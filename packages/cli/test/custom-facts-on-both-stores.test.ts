import { createRecollect } from '@recollect/core'
import type { Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { expect, it } from 'vitest'

const DAY = 86_400_000
const SAID = [
  '我的工牌号是A12',
  'My badge is B-17 now',
  '我老婆的工牌号是W-1',
  '我的badge是C-9',
  '我的工牌号是多少？',
]
const ASKED = [
  '我的工牌号是多少',
  'what was my badge before?',
  "what's my wife's badge?",
  'what is my badge?',
]

async function everythingOn(store: Store): Promise<unknown> {
  let now = Date.UTC(2025, 2, 1)
  const recollect = await createRecollect({
    store,
    languages: [english(), chinese()],
    clock: { zone: 'UTC', now: () => (now += DAY) },
    config: { factTypes: [{ type: 'badge', pattern: ['工牌号是X', 'my badge is X', '我的 badge 是X'] }] },
  })
  const memory = recollect.scope('alice')
  for (const text of SAID) await memory.remember(text)
  const answers: unknown[] = []
  for (const question of ASKED) answers.push((await memory.recall(question)).answer?.text)
  const versions = await memory.history('badge')
  await recollect.close()
  return { answers, versions: versions.map(({ value, version, active }) => [value, version, active]) }
}

it('custom facts come out the same in memory and on SQLite', async () => {
  const inMemory = await everythingOn(inMemoryStore())
  expect(inMemory).toMatchObject({
    versions: [
      ['A12', 1, false],
      ['B-17', 2, false],
      ['C-9', 3, true],
    ],
  })
  expect(await everythingOn(sqliteStore({ file: ':memory:' }))).toEqual(inMemory)
})
