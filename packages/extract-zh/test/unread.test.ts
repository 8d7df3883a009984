import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const pack = chinese()
const slots = slotRegistry(pack.slots)

const unreadIn = (text: string) =>
  (extractFacts([pack], normalizeText(text), { saidAt: 0, zone: 'UTC', slots }).unread ?? []).map(
    ({ kind, start, end }) => `${kind}: ${text.slice(start, end).trim()}`,
  )

/** What nobody listed: the sentences stand in no rule and no frame. */
const STATED: readonly (readonly [text: string, marked: string])[] = [
  ['我家那口子又开始捣鼓无人机了', 'fact: 我家那口子又开始捣鼓无人机了'],
  ['老房子腾给我弟结婚用了', 'fact: 老房子腾给我弟结婚用了'],
  ['我这腿是跑不动马拉松了', 'fact: 我这腿是跑不动马拉松了'],
  ['我跟前夫早就不来往了', 'fact: 我跟前夫早就不来往了'],
  ['我又把烟捡起来了', 'change: 我又把烟捡起来了'],
]

const NOTHING: readonly string[] = [
  '我住在哪里？',
  '帮我写一首关于春天的诗',
  '今天天气不错',
  '谢谢你',
  '这句话怎么翻译成英文',
  '会议三点开始',
  '一盎司是多少克',
  '我住在武汉',
  '我闺女非要去当兵，拦都拦不住',
  '如果我有钱就买个岛',
  '哈哈哈真的吗',
  '把这段话改得正式一点',
  '明天会下雨吗',
  '推荐几本好看的小说',
]

describe('what a message states and no rule reads', () => {
  it.each(STATED)('is marked in "%s"', (text, marked) => {
    expect(unreadIn(text)).toEqual([marked])
  })

  it.each(NOTHING)('is nothing in "%s"', (text) => {
    expect(unreadIn(text)).toEqual([])
  })
})
