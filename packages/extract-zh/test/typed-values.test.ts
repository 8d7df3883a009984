import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const context = { saidAt: Date.UTC(2026, 5, 15), zone: 'UTC', slots: slotRegistry() }
const TYPED = new Set(['name', 'age', 'location', 'employer', 'workplace', 'occupation', 'phone', 'email'])
const typed = (text: string) =>
  extractFacts([chinese()], normalizeText(text), context)
    .drafts.filter(
      ({ slot, tense, relation }) => TYPED.has(slot) && tense === 'current' && relation !== 'retracts',
    )
    .map(({ slot, value }) => `${slot}=${value}`)

describe('a value that is not of its slot’s type is no fact', () => {
  it.each([
    ...['我姓名填错了', '我名字写错了', '我的名字很好听', '我姓名没填'],
    ...['我的工作没了', '我的工作很累', '我们公司电脑很慢', '我的电话坏了', '我的邮箱被盗了'],
    ...['我搬到管理岗', '我搬到市场部了', '我调到销售部了', '我靠泡面活着'],
    ...['我在家上班', '我在床上工作', '我上夜班', '我在周末上班', '我在远程办公'],
    ...['我下周满38岁', '我跟小王一起上班', '周末我在养老院做义工', '我妈走的时候我才19岁'],
  ])('%s', (text) => {
    expect(typed(text)).toEqual([])
  })
})

describe('a value goes to the slot it is of', () => {
  it.each([
    ['我在苏州上班', ['workplace=苏州']],
    ['我在上海和北京上班', ['workplace=上海和北京']],
    ['我哥在深圳工作', ['workplace=深圳']],
    ['我在腾讯上班', ['employer=腾讯']],
    ['我在一家银行上班', ['employer=银行']],
    ['我住在苏州', ['location=苏州']],
    ['我叫李雷', ['name=李雷']],
  ])('%s', (text, expected) => {
    expect(typed(text)).toEqual(expected)
  })
})

describe('what is no statement of the user', () => {
  it.each(['老王跟我说，我在大理开店', '小李对我讲 我在阿里上班', '表哥和我说过，我住在成都'])(
    'is left out where somebody says it to them: %s',
    (text) => {
      expect(typed(text)).toEqual([])
    },
  )

  it.each(['搬到这边三个月了', '我搬到这里两年多了', '搬到那边五天了'])('names no place: %s', (text) => {
    expect(typed(text)).toEqual([])
  })

  it('is told of by the user all the same', () => {
    expect(typed('跟你说，我住在成都')).toEqual(['location=成都'])
    expect(typed('我在滨江一家做芯片的公司上班')).toEqual(['employer=滨江一家做芯片的公司'])
  })
})
