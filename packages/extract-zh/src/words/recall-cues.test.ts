import { describe, expect, it } from 'vitest'
import { cues } from './recall-cues.ts'

describe('Chinese recall cues', () => {
  it.each([
    ['redirect', '等一下，我真正想问的是他住哪儿'],
    ['redirect', '言归正传，钥匙放在哪里'],
    ['assistantSaid', '你上次推荐的那家民宿叫什么'],
    ['assistantSaid', '你给我的建议是什么'],
    ['request', '能不能帮我安排一下周末'],
    ['request', '去青海有什么好路线推荐吗'],
    ['standing', '以后回答请都用表格'],
    ['standing', '我更喜欢短一点的回答'],
    ['describes', '那个会修表的人住哪里'],
    ['describes', '那位养蜂的同事是哪里人'],
    ['everybody', '我家有几个人会游泳'],
    ['everybody', '谁的年纪更大，小林还是小周'],
    ['conversation', '我们昨天聊了什么'],
    ['conversation', '上次的谈话说到哪儿了'],
  ] as const)('%s：%s', (cue, text) => {
    expect(cues[cue]?.test(text)).toBe(true)
  })

  it.each([
    ['redirect', '我想吃饺子'],
    ['redirect', '他停下来了'],
    ['assistantSaid', '小林推荐了哪家店'],
    ['assistantSaid', '我住在哪里'],
    ['request', '我妈妈叫什么名字'],
    ['standing', '我喜欢短发'],
    ['standing', '他每次都迟到吗'],
    ['describes', '谁修了我的表'],
    ['describes', '那天下雨了'],
    ['everybody', '我有几只猫'],
    ['everybody', '谁是小周'],
    ['conversation', '小林喜欢聊天'],
    ['conversation', '你推荐了什么'],
  ] as const)('不是 %s：%s', (cue, text) => {
    expect(cues[cue]?.test(text)).toBe(false)
  })

  it('说的是什么时候的词，不是内容', () => {
    const told = (text: string) => (cues.timeWords ? text.replace(cues.timeWords, '') : text)
    expect(['John现在在研究什么', '我以前的工作', '上海'].map(told)).toEqual([
      'John在研究什么',
      '我的工作',
      '上海',
    ])
  })
})
