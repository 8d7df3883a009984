import { createRecollect } from '@recollect/core'
import type { Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { expect, it } from 'vitest'

const MESSAGES = ['我在医院等了两个小时', '周末想去爬山', '我把吉他卖了', '外面下雪了']
const STORES: readonly (readonly [name: string, open: () => Store])[] = [
  ['memory', inMemoryStore],
  ['sqlite', () => sqliteStore({ file: ':memory:' })],
]

it.each(STORES)('finds in English what was said in Chinese, in a store of %s', async (_name, open) => {
  const recollect = await createRecollect({ store: open(), languages: [chinese(), english()] })
  const lin = recollect.scope('lin')
  for (const message of MESSAGES) await lin.remember(message)
  const first = async (question: string) => (await lin.recall(question)).hits[0]?.quote
  expect(await first('Which hospital was it?')).toBe(MESSAGES[0])
  expect(await first('Did anybody go hiking?')).toBe(MESSAGES[1])
  expect(await first('Where is the guitar?')).toBe(MESSAGES[2])
  expect(await first('Is there a violin?')).not.toBe(MESSAGES[0])
  await recollect.close()
})
