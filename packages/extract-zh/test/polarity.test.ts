import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const context = { saidAt: Date.UTC(2026, 5, 15), zone: 'UTC', slots: slotRegistry() }
const positive = (text: string) =>
  extractFacts([chinese()], normalizeText(text), context).drafts.filter(
    ({ slot, polarity }) => polarity === (slot === 'dislikes' || slot === 'fear' ? 'negative' : 'positive'),
  )

describe('what is denied, or nearly', () => {
  it.each([
    '我其实不怎么喝酒',
    '我很少熬夜',
    '我很少喝酒',
    '我爸很少抽烟',
    '我几乎不怎么抽烟',
    '我妈从不吃香菜',
    '我不常健身',
    '我极少喝可乐',
    '我平时没怎么打游戏',
    '我弟从来不运动',
    '我不算喜欢狗，但也不讨厌',
    '我谈不上喜欢跑步',
    '我最喜欢的水果不是苹果',
  ])('is no positive fact: %s', (text) => {
    expect(positive(text).map(({ slot, value }) => `${slot}=${value}`)).toEqual([])
  })

  it.each([
    ['我每天喝酒', '喝酒'],
    ['我经常熬夜', '熬夜'],
    ['我最喜欢的水果是苹果', '苹果'],
  ])('is one without: %s', (text, value) => {
    expect(positive(text).map((draft) => draft.value)).toContain(value)
  })
})
