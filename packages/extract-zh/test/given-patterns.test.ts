import { createRecollect, defaultConfig } from '@recollect/core'
import { withCustomFacts, slotRegistry, previewMessage } from '@recollect/core/extraction'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const factTypes = [
  { type: '工牌', pattern: ['工牌号是X', '我的 badge 是X', 'X是我的工牌号'] },
  { type: '导师', pattern: '我的导师是X' },
  { type: '车位', pattern: { regex: '车位在(?<value>[a-z0-9\\p{Script=Han}]{1,20})' } },
]

async function factsIn(text: string): Promise<readonly string[]> {
  const { packs, slots } = await withCustomFacts([chinese()], { slots: [], factTypes })
  const clock = { zone: 'UTC', now: () => Date.UTC(2025, 2, 1) }
  const memory = { packs, config: defaultConfig, clock, slots: slotRegistry(slots) }
  return previewMessage(text, memory).drafts.map(
    ({ entity, slot, value, relation }) => `${entity}:${slot} ${relation} ${value}`,
  )
}

describe('配置里的句式', () => {
  it.each([
    ['我的工牌号是A12。', 'user:工牌 sets A12'],
    ['我的工牌号是 A12，麻烦记一下', 'user:工牌 sets A12'],
    ['我嘅工牌號是A12啊', 'user:工牌 sets A12'],
    ['我的工牌号是：A12', 'user:工牌 sets A12'],
    ['我的badge是 A12', 'user:工牌 sets A12'],
    ['A12是我的工牌号', 'user:工牌 sets A12'],
    ['我的工牌号是不再是A12', 'user:工牌 retracts A12'],
    ['我老婆的工牌号是W-1', 'user.wife:工牌 sets W-1'],
    ['我的导师是王建国', 'user:导师 sets 王建国'],
    ['車位在B2层', 'user:车位 sets B2层'],
  ])('记下：%s', async (text, fact) => {
    expect(await factsIn(text)).toEqual([fact])
  })

  it.each([
    '我的工牌号是多少？',
    '工牌号是不是A12',
    '我的工牌号是不对的',
    '我的工牌号是没有的',
    '我希望我的工牌号是A12',
    '可能工牌号是A12',
    '如果我的工牌号是A12就好了',
    '他说我的工牌号是A12',
    '小明的工牌号是A12',
    '你的工牌号是A12',
    '我的导师是个很好的人',
    '我的导师是非常严格的',
  ])('不记：%s', async (text) => {
    expect((await factsIn(text)).filter((fact) => /工牌|导师/u.test(fact))).toEqual([])
  })
})

it('自己定的槽位按它的名字回答', async () => {
  const recollect = await createRecollect({
    store: inMemoryStore(),
    languages: [chinese()],
    config: { factTypes },
    clock: { zone: 'UTC', now: () => Date.UTC(2025, 2, 1) },
  })
  const memory = recollect.scope('alice')
  await memory.remember('我的导师是王建国')
  await memory.remember('车位在B2层')
  expect((await memory.answer('我的导师是谁？'))?.text).toBe('你的导师：王建国。')
  expect((await memory.answer('车位在哪'))?.text).toBe('你的车位：B2层。')
  expect((await memory.answer('我的工牌号是多少'))?.text).toBe('我还不知道你的工牌。')
})
