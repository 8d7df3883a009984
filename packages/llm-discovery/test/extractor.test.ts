import type { MemoryCard } from '@recollect/core'
import { slotRegistry } from '@recollect/core/extraction'
import type { ModelReadingContext } from '@recollect/core/plugin'
import type { NewCard } from '@recollect/core/store'
import { aCard } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { llmExtractor } from '../src/index.ts'
import { originalOf, withScript } from './support/discovery.ts'

const slots = slotRegistry([])
const CONTEXT: ModelReadingContext = { zone: 'Asia/Shanghai', slots, language: 'zh', known: [] }
const { messages } = originalOf([
  { text: '最近周末都泡在陶艺工作室里，停不下来' },
  { role: 'assistant', text: '你喜欢陶艺，也怕高吗？' },
  { text: "My wife's Crazy about Lindy Hop since 2019" },
])
const MESSAGES = messages.map((message) => ({
  ...message,
  unread: [{ kind: 'fact' as const, start: 0, end: message.text.length }],
}))
const FACT = {
  ...{ message: 0, slot: 'hobby', entity: 'user', value: '陶艺', quote: '周末都泡在陶艺工作室里' },
  ...{ polarity: 'positive', tense: 'current', when: '最近', confidence: 0.9 },
}

const inScope = (card: Partial<NewCard>): MemoryCard => ({ ...aCard(card), scope: 's', seq: 1 })

async function read(facts: unknown, confidence?: number) {
  const { model, requests } = await withScript({
    script: [typeof facts === 'string' ? facts : JSON.stringify({ facts })],
  })
  const extractor = llmExtractor({ model, ...(confidence === undefined ? {} : { confidence }) })
  return { extractor, requests, readings: await extractor.read(MESSAGES, CONTEXT) }
}

describe('llmExtractor', () => {
  it('gives drafts as rules do, with the span of the quote and less confidence', async () => {
    const { extractor, readings, requests } = await read([FACT])
    expect(extractor).toMatchObject({ specVersion: 1, name: 'scripted/prompts@2' })
    expect(readings.map(({ itemId }) => itemId)).toEqual(['item-0', 'item-1', 'item-2'])
    expect(readings[0]).toEqual({
      itemId: 'item-0',
      drafts: [
        {
          ...{ kind: 'preference', entity: 'user', slot: 'hobby', value: '陶艺', normal: null },
          ...{ polarity: 'positive', relation: 'sets', tense: 'current', facet: null, when: '最近' },
          ...{
            eventDate: null,
            validFrom: null,
            validTo: null,
            confidence: 0.75,
            span: { start: 2, end: 13 },
          },
          ...{ rule: 'llm/hobby', priority: 1, pack: 'llm@scripted' },
          notes: ['scripted/prompts@2: said with confidence 0.9'],
        },
      ],
      rejected: [],
    })
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ task: 'personal_facts', system: expect.not.stringContaining('陶艺') })
    expect(requests[0]?.user).toContain('hobby: leisure activities')
    expect(requests[0]?.user).toContain('#2 [2024-01-15 18:02] 用户: My wife')
  })

  it('shows the parts that were not read, and what is known', async () => {
    const { model, requests } = await withScript({ script: [JSON.stringify({ facts: [] })] })
    const text = '今天好累。办公室搬到苏州河边了'
    const [message] = originalOf([{ text }]).messages
    if (message === undefined) throw new Error('no message')
    const unread = [{ kind: 'change' as const, start: 5, end: text.length }]
    const known = [
      inScope({ slot: 'employer', value: '蓝杉' }),
      inScope({ slot: 'diet', value: '香菜', polarity: 'negative' }),
    ]
    await llmExtractor({ model }).read([{ ...message, unread }], { ...CONTEXT, known })
    expect(requests[0]?.user).toContain('只读： 办公室搬到苏州河边了\n')
    expect(requests[0]?.user).toContain('user.employer: 蓝杉\nuser.diet: !香菜')
  })

  it('takes the lower of its confidence and the model’s', async () => {
    expect((await read([{ ...FACT, confidence: 0.4 }])).readings[0]?.drafts[0]?.confidence).toBe(0.4)
    expect((await read([FACT], 0.5)).readings[0]?.drafts[0]?.confidence).toBe(0.5)
  })

  it('finds the message by the quote, in other case and quotation marks too, and takes the words as written', async () => {
    const fact = {
      slot: 'favorite_dance',
      entity: 'user.wife',
      value: 'lindy hop',
      quote: '“crazy about lindy hop”',
      when: 'since 2019',
    }
    const { readings } = await read([fact])
    expect(readings[2]?.drafts).toMatchObject([
      {
        slot: 'favorite_dance',
        entity: 'user.wife',
        value: 'Lindy Hop',
        when: 'since 2019',
        span: { start: 10, end: 31 },
      },
    ])
  })

  it('makes what is disliked or feared negative, whatever the model says', async () => {
    expect((await read([{ ...FACT, slot: 'dislikes' }])).readings[0]?.drafts[0]?.polarity).toBe('negative')
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['an invented quote', { quote: '我住在北京' }, 'quote_not_found'],
    ['a quote of the assistant', { quote: '也怕高吗', value: '怕高' }, 'quote_not_the_users'],
    ['a value that is not in the quote', { value: '北京' }, 'value_not_founded'],
    ['a slot that is unknown', { slot: 'shoe_size' }, 'malformed'],
    ['a family for a slot', { slot: 'favorite_*' }, 'malformed'],
    ['a slot that is not offered', { slot: 'generic' }, 'malformed'],
    ['a slot of another kind of name', { slot: 'family.son; drop' }, 'malformed'],
    ['somebody else', { entity: 'assistant' }, 'malformed'],
    ['a value of no words', { value: ' ' }, 'malformed'],
    ['an endless value', { value: '长'.repeat(501) }, 'too_long'],
  ])('refuses %s', async (_what, change, reason) => {
    const { readings } = await read([{ ...FACT, ...change }])
    expect(readings.flatMap(({ drafts }) => drafts)).toEqual([])
    expect(readings.flatMap(({ rejected }) => rejected)).toMatchObject([{ kind: 'card', reason }])
  })

  it('drops time words that were not said', async () => {
    expect((await read([{ ...FACT, when: '去年' }])).readings[0]?.drafts[0]?.when).toBeNull()
  })

  it('keeps whole facts of a reply that is cut off, and lists the rest', async () => {
    const { readings } = await read(JSON.stringify({ facts: [FACT, FACT] }).slice(0, -20))
    expect(readings[0]).toMatchObject({
      drafts: [{ value: '陶艺' }],
      rejected: [{ kind: 'reply', reason: 'truncated' }],
    })
  })

  it('asks nothing about messages of others', async () => {
    const { extractor, requests } = await read([])
    const others = MESSAGES.filter(({ role }) => role !== 'user')
    expect(await extractor.read(others, CONTEXT)).toEqual([{ itemId: 'item-1', drafts: [], rejected: [] }])
    expect(await extractor.read([], CONTEXT)).toEqual([])
    expect(requests).toHaveLength(1)
  })

  it('is not had with a confidence that is none', async () => {
    const { model } = await withScript({})
    for (const confidence of [-1, 2, NaN])
      expect(() => llmExtractor({ model, confidence })).toThrow(
        expect.objectContaining({ code: 'INVALID_CONFIG' }),
      )
  })
})
