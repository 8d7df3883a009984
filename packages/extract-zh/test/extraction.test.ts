import { normalizeText } from '@recollect/core'
import type { ExtractionRule } from '@recollect/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { fold } from '../src/script.ts'
import { cardsOf, extract, pack, shown } from './support.ts'

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
  it('never throws and points at the words of every value', () => {
    const check = (text: string) => {
      for (const card of extract(text).drafts) {
        const { start, end } = card.span
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(end).toBeGreaterThan(start)
        if (card.value.length === end - start) expect(text.slice(start, end)).toBe(card.value)
      }
    }
    fc.assert(fc.property(fc.oneof(sentence, fc.string({ unit: 'binary' })), check), { numRuns: 500 })
  })

  it('gives the same cards for the same text', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(cardsOf(text)).toEqual(cardsOf(text))
      }),
    )
  })

  it('stays fast on long repetitive input', () => {
    for (const unit of [
      '我',
      '我是',
      '有一个',
      '的',
      '喜欢',
      '我妈妈',
      '住在北京',
      '不',
      '1',
      '一',
      '我的',
      '学习',
      '在写',
    ]) {
      const started = performance.now()
      pack.extractor.extract(normalizeText(unit.repeat(2000)), { saidAt: 0, zone: 'UTC', slots: fakeSlots })
      expect(performance.now() - started).toBeLessThan(1500)
    }
  })

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

const fakeSlots = {
  get: (name: string) => ({
    name,
    kind: 'fact' as const,
    cardinality: 'multi' as const,
    sensitivity: 'normal' as const,
    factType: name,
    description: '',
  }),
  has: () => true,
  all: () => [],
}
