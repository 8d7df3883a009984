import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** What is said of the last of some messages, said one after the other. */
async function wordsFor(messages: readonly string[]): Promise<string> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
  const memory = recollect.scope('me')
  let words = ''
  for (const message of messages) words = await memory.describe(await memory.remember(message))
  await recollect.close()
  return words
}

describe('a change in words', () => {
  it.each([
    [['我住在罗马'], '记下了：你住在罗马。'],
    [['我住在罗马', '我已经不住在罗马了'], '记下了：你已经不住在罗马了。'],
    [['我在华为工作', '我辞职了'], '记下了：你已经不在华为工作了。'],
    [['我辞职了'], '记下了：你已经离职了。'],
    [['我没有宠物'], '记下了：你没有养宠物。'],
    [['我住在杭州', '说错了，是苏州'], '记下了：你住在苏州，不是杭州。'],
    [['我以前住在长沙'], '记下了：你以前住在长沙。'],
    [['我喜欢喝茶', '我不喜欢喝茶了'], '记下了：你不喜欢喝茶了。'],
    [['我喜欢喝茶', '我喜欢喝茶'], '我已经知道：你喜欢喝茶。'],
    [
      ['我最喜欢的颜色是蓝色', '我现在最喜欢的颜色是绿色'],
      '记下了：你现在最喜欢的颜色是绿色（以前是蓝色）。',
    ],
    [['我姐姐住在北京'], '记下了：你姐姐住在北京。'],
    [['我养了一只猫叫咪咪', '咪咪去世了'], '记下了：你已经不再养猫了。'],
    [['我戒烟了'], '记下了：你已经戒烟了。'],
    [['我吃素', '我不吃素了'], '记下了：你已经不吃素了。'],
    [['我2031年3月5日飞罗马'], '记下了：你打算2031年3月5日飞罗马。'],
  ])('is told plainly: %j', async (messages, words) => {
    expect(await wordsFor(messages)).toBe(words)
  })

  it.each(['你好', '谢谢！', '我住在哪里？', '哈哈', '再见', '好的', '你是谁？', '嗯', '早上好'])(
    'is not made up where nothing changed: %s',
    async (message) => {
      expect(await wordsFor([message])).toBe('')
    },
  )
})
