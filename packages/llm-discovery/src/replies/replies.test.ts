import { describe, expect, it } from 'vitest'
import { readReply } from '../json/read-reply.ts'
import { episodeCuts } from './cuts.ts'
import { personalFacts } from './facts.ts'
import { knowledgeGaps } from './gaps.ts'
import { episodeNarration } from './narration.ts'
import { reconstructionReply } from './reconstruction.ts'

const TOLD = { title: '面试', summary: '下周面试。', content: '2024年1月22日面试。' }

describe('a reply with a narration', () => {
  it('gives title, summary, content and the episode it names', () => {
    expect(episodeNarration.parse({ ...TOLD, same_as: 'E1' })).toEqual({ ...TOLD, sameAs: 'E1' })
    expect(episodeNarration.parse([{ ...TOLD, sameAs: null }])).toEqual({ ...TOLD, sameAs: null })
    expect(episodeNarration.parse({ ...TOLD, same_as: 3, extra: 1 })).toEqual({ ...TOLD, sameAs: null })
    expect(episodeNarration.parse({ 标题: 'a', 摘要: 'b', 内容: 'c' })).toMatchObject({
      title: 'a',
      summary: 'b',
      content: 'c',
    })
  })

  it('may lack its summary, and is cut where it is too long', () => {
    const long = episodeNarration.parse({ title: 'x'.repeat(999), content: '😀'.repeat(9000) })
    expect(long).toMatchObject({
      title: 'x'.repeat(200),
      content: '😀'.repeat(4000),
      summary: '😀'.repeat(100),
    })
  })

  it.each([
    null,
    [],
    {},
    { title: 'a' },
    { content: 'a' },
    { ...TOLD, content: ' ' },
    { ...TOLD, title: 3 },
    [TOLD, TOLD],
    'told',
  ])('is none when it is %j', (value) => {
    expect(() => episodeNarration.parse(value)).toThrow()
  })
})

describe('a reply with cuts', () => {
  it.each([
    [{ cuts: [3, 7] }, [3, 7]],
    [{ starts: ['#7', '3', 0, 3] }, [3, 7]],
    [[5], [5]],
    [{ cuts: [] }, []],
    [{ cuts: null }, []],
  ])('reads %j', (value, cuts) => {
    expect(episodeCuts.parse(value)).toEqual(cuts)
  })

  it.each([null, {}, 3, [1.5], ['a'], [[3]], { cuts: 3 }, { cuts: [null] }, { cuts: [-1, 'x'] }])(
    'is none when it is %j',
    (value) => {
      expect(() => episodeCuts.parse(value)).toThrow()
    },
  )
})

describe('a reply with a reconstruction', () => {
  const read = (text: string) => readReply(text, reconstructionReply)?.value
  it.each([
    ['{"reconstruction":"user: hi"}', 'user: hi'],
    ['{"reconstruction":["user: hi","assistant: ho"]}', 'user: hi\nassistant: ho'],
    ['user: hi\nassistant: ho', 'user: hi\nassistant: ho'],
    ['{"reconstruction":"user: \\"hi\\"\\nassis', 'user: "hi"\nassis'],
    ['<think>hm</think>user: hi', 'user: hi'],
  ])('reads %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it.each(['', '{}', '{"reconstruction":""}', '[]', '{"other":"x"}', '[1,2]'])(
    'is none when it is %s',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )
})

describe('a reply with facts', () => {
  const FACT = {
    message: 2,
    slot: 'hobby',
    entity: 'user',
    value: 'x',
    quote: 'x',
    polarity: 'positive',
    tense: 'current',
    when: null,
    confidence: 1,
  }

  it('gives each fact, what it does not say by default', () => {
    expect(personalFacts.parse({ facts: [FACT] })).toEqual({ facts: [FACT], rejected: [] })
    expect(personalFacts.parse([{ slot: 'Hobby', value: 'x', quote: 'x' }]).facts).toEqual([
      { ...FACT, message: null, confidence: 0.5 },
    ])
    expect(personalFacts.parse({ facts: [{ ...FACT, message: '#2', when: '' }] }).facts).toEqual([FACT])
  })

  it('lists what is none, and throws at what is no list', () => {
    const bad = [{ ...FACT, slot: '' }, { ...FACT, polarity: 'mixed' }, { ...FACT, value: null }, 'x']
    expect(personalFacts.parse({ facts: bad }).rejected.map(({ kind, reason }) => [kind, reason])).toEqual(
      bad.map(() => ['card', 'malformed']),
    )
    for (const value of [null, {}, 'x', { facts: 'x' }]) expect(() => personalFacts.parse(value)).toThrow()
  })
})

it('asks for closed objects with every property required, as strict servers want', () => {
  const check = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    if ('properties' in schema)
      expect(schema).toMatchObject({
        additionalProperties: false,
        required: Object.keys(schema.properties ?? {}),
      })
    Object.values(schema).forEach(check)
  }
  for (const { json, name } of [
    episodeNarration,
    episodeCuts,
    reconstructionReply,
    knowledgeGaps,
    personalFacts,
  ]) {
    expect([json['type'], /^\w{1,64}$/u.test(name)]).toEqual(['object', true])
    check(json)
  }
})
