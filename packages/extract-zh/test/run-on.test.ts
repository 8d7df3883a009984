import { describe, expect, it } from 'vitest'
import { cardsOf } from './support.ts'

const told = (text: string) => cardsOf(text).map(({ slot, value }) => `${slot}=${value}`)

describe('several things said in one breath', () => {
  it.each([
    ['我在顺丰分拣中心上夜班想问下这种情况怎么办', 'employer=顺丰分拣中心'],
    ['我爸是开公交的你说他这年纪还能考什么证', 'occupation=开公交'],
    ['我在杭州待了五年了现在月薪一万二', 'income=月薪一万二'],
    ['可是我腰间盘突出欸', 'health=腰间盘突出'],
    ['我老婆是社区医院的护士哈哈哈', 'occupation=护士'],
    ['跟你说哈我住在回龙观', 'location=回龙观'],
    ['住在回龙观，你帮我看看去国贸怎么走最快', 'location=回龙观'],
  ])('%s', (text, card) => {
    expect(told(text)).toContain(card)
  })

  it.each([
    '你说我该去顺丰上夜班吗',
    '帮我写一句我住在回龙观',
    '我吃了一个月药怎么办',
    '胆结石犯了怎么办',
    '我狗叫哈哈怎么办',
    '你在回龙观住过吗哈哈哈',
  ])('tells nothing where nothing is stated: %s', (text) => {
    expect(told(text).filter((card) => !/^pet|^name/u.test(card))).toEqual([])
  })
})
