import type { ExtractionRule } from '@recollect/core/extraction'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { fold } from '../src/reading/script.ts'
import { cardsOf, pack, shown } from './support.ts'

const WORDS = [
  '我',
  '我妈妈',
  '住在',
  '搬到',
  '喜欢',
  '不',
  '是',
  '叫',
  '了',
  '，',
  '。',
  '？',
  '“',
  '”',
  '北京',
  '老师',
  '的',
  '手机',
  '换成',
  'iPhone 15',
  '如果',
  '他',
  '《活着》',
  '和',
  '、',
  '\n',
  '🙂',
  '𡃉',
  '係',
  '１２',
]
const sentence = fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(''))

describe('scripts', () => {
  it('keeps the length of every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(text)).toHaveLength(text.length)
      }),
    )
    fc.assert(
      fc.property(sentence, (text) => {
        expect(fold(text)).toHaveLength(text.length)
      }),
    )
  })

  it('reads traditional and Cantonese text and keeps the words as written', () => {
    expect(shown('我搬到了臺中')).toEqual(['user location=臺中'])
    expect(shown('我鍾意飲茶')).toEqual(['user likes=飲茶'])
    expect(fold('係關係')).toBe('是关系')
  })

  it('scores Chinese above other scripts', () => {
    expect(pack.score('我住在长沙')).toBe(1)
    expect(pack.score('I live in Changsha')).toBe(0)
    expect(pack.score('我用 iPhone')).toBeGreaterThan(0)
  })
})

describe('extraction', () => {
  it('leaves rules out and takes others in', () => {
    const own: ExtractionRule = {
      id: 'zh/mascot.is',
      priority: 200,
      confidence: 0.9,
      anchors: ['吉祥物'],
      pattern: /吉祥物是(?<value>.{1,10})$/gu,
      draft: (match) => ({ slot: 'mascot', value: match.raw('value') ?? '' }),
      examples: [{ text: '吉祥物是熊猫', cards: [{ slot: 'mascot', value: '熊猫' }] }],
      counterExamples: ['吉祥物很可爱'],
    }
    const changed = chinese({ without: ['zh/generic.now-is'], extraRules: [own] })
    expect(changed.rules.map((rule) => rule.id)).toContain('zh/mascot.is')
    expect(changed.rules.map((rule) => rule.id)).not.toContain('zh/generic.now-is')
  })
})

const withSpaces = (text: string) =>
  text.replaceAll(/(?<=\p{Script=Han})(?=[a-z\d])|(?<=[a-z\d])(?=\p{Script=Han})/giu, ' ')

describe('spaces between Chinese and Latin', () => {
  it.each([
    '我在Siemens上班',
    '我的手机是Pixel 9',
    '我住在Toronto',
    '我今年41岁',
    '我平时用Kindle看书',
    '我叫Iris',
  ])('do not change what is read: %s', (text) => {
    const bare = (said: string) => cardsOf(said).map(({ slot, value, rule }) => ({ slot, value, rule }))
    expect(bare(text)).not.toEqual([])
    expect(bare(withSpaces(text))).toEqual(bare(text))
  })

  it('leave the words as written, at their place', () => {
    const text = '对了 我的爱好是玩 Minecraft 和编程'
    for (const { span, value } of cardsOf(text)) expect(text.slice(span.start, span.end)).toBe(value)
    expect(shown(text)).toEqual(['user hobby=玩 Minecraft', 'user hobby=编程'])
  })

  it('stay where they stand for a pause', () => {
    expect(shown('我用 ThinkPad 你呢')).toEqual(['user device=ThinkPad'])
  })
})

describe('what is over', () => {
  const told = (text: string) =>
    cardsOf(text).map(({ slot, value, relation }) => `${relation} ${slot}=${value}`)

  it.each([
    ['我不再喜欢摇滚乐了', 'retracts likes=摇滚乐'],
    ['我已经不喜欢榴莲了', 'retracts likes=榴莲'],
    ['我不再喝奶茶了', 'retracts habit=喝奶茶'],
    ['我不在泉州住了', 'retracts location=泉州'],
    ['我没在思明区住了', 'retracts location=思明区'],
    ['我不再害怕坐飞机了', 'retracts fear=坐飞机'],
  ])('is taken back: %s', (text, card) => {
    expect(told(text)).toEqual([card])
  })

  it.each([
    ['我现在不喜欢榴莲了', 'updates dislikes=榴莲'],
    ['我不喜欢榴莲', 'sets dislikes=榴莲'],
    ['我不吃榴莲', 'sets dislikes=榴莲'],
  ])('is told from a dislike: %s', (text, card) => {
    expect(told(text)).toEqual([card])
  })
})

describe('the patterns of keyword versioning', () => {
  it.each([
    ['搬家到海淀区', 'location', '海淀区'],
    ['搬到海淀区', 'location', '海淀区'],
    ['现住海淀区', 'location', '海淀区'],
    ['居住在海淀区', 'location', '海淀区'],
    ['住址改为海淀区', 'location', '海淀区'],
    ['我住在海淀区', 'location', '海淀区'],
    ['地址是海淀区', 'location', '海淀区'],
    ['地址改为海淀区', 'location', '海淀区'],
    ['改名为小红', 'nickname', '小红'],
    ['叫我小明', 'nickname', '小明'],
    ['昵称是小明', 'nickname', '小明'],
    ['我是小明', 'nickname', '小明'],
    ['入职星海科技', 'employer', '星海科技'],
    ['就职于星海科技', 'employer', '星海科技'],
    ['工作单位改为星海科技', 'employer', '星海科技'],
    ['在星海科技工作', 'employer', '星海科技'],
    ['公司是星海科技', 'employer', '星海科技'],
    ['手机号是13800001111', 'phone', '13800001111'],
    ['手机改为13800001111', 'phone', '13800001111'],
    ['联系电话13800001111', 'phone', '13800001111'],
    ['邮箱是a@example.com', 'email', 'a@example.com'],
    ['邮箱改为a@example.com', 'email', 'a@example.com'],
    ['更换为蓝色', 'generic', '蓝色'],
    ['更新为蓝色', 'generic', '蓝色'],
    ['现在是蓝色', 'generic', '蓝色'],
  ])('%s', (text, slot, value) => {
    expect(shown(text)).toEqual([`user ${slot}=${value}`])
  })
})
