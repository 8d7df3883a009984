import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { FactInput, ScopedMemory } from '@recollect/core'
import type { Context } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'

const NOW = Date.UTC(2026, 10, 20, 10)

async function open(zone = 'UTC'): Promise<ScopedMemory> {
  let now = NOW
  const recollect = await createRecollect({
    plugins: [sessions()],
    store: inMemoryStore(),
    languages: [chinese(), english()],
    clock: { zone, now: () => (now += 1000) },
  })
  return recollect.scope('alice')
}

const contextOf = (memory: ScopedMemory, message: string, budget = 400): Promise<Context> =>
  memory.session('chat').context(message, { budget })

const LIKES = {
  en: 'judo,chess,old maps,rain,kites,jazz,trams,puzzles,fog,lilies,crosswords,rowing,sketching,cinema,origami,poker,orchids,bells,ponds,quilts'.split(
    ',',
  ),
  zh: '下棋,看雨,放风筝,老地图,电车,拼图,雾,百合,划船,素描,电影,折纸,打牌,兰花,钟声,池塘,书法,太极,集邮,登高'.split(
    ',',
  ),
}

/** Twice twenty things one likes, told last: what matters is older. */
async function filled(language: 'en' | 'zh', facts: readonly FactInput[]): Promise<ScopedMemory> {
  const memory = await open()
  for (const fact of facts) await memory.put(fact)
  for (const round of ['', language === 'en' ? ' at night' : '（晚上）'])
    for (const value of LIKES[language]) await memory.put({ slot: 'likes', value: `${value}${round}` })
  return memory
}

const ALLERGY: FactInput = { slot: 'allergy', value: 'peanuts' }
const DIET: FactInput = { slot: 'diet', value: 'vegetarian' }

describe('what bears on the message is in a small context, whatever was said since', () => {
  it.each([
    ['What should I cook tonight?', [ALLERGY, DIET], ['peanuts', 'vegetarian']],
    ['any restaurant tips for Friday?', [ALLERGY, DIET], ['peanuts', 'vegetarian']],
    ['my head is killing me, which painkiller?', [{ slot: 'allergy', value: 'aspirin' }], ['aspirin']],
    ['my knee hurts after running', [{ slot: 'health', value: 'torn meniscus' }], ['torn meniscus']],
    ['help me plan a weekend trip', [{ slot: 'fear', value: 'flying' }, DIET], ['flying', 'vegetarian']],
    ['gift ideas for my wife?', [{ entity: 'user.wife', slot: 'likes', value: 'pottery' }], ['pottery']],
    [
      'what shoes should I wear to the wedding?',
      [{ slot: 'size', facet: 'shoes', value: '43' }],
      ['shoes = 43'],
    ],
  ] satisfies readonly (readonly [string, readonly FactInput[], readonly string[]])[])(
    '%s',
    async (message, facts, wanted) => {
      const { text, tokens } = await contextOf(await filled('en', facts), message)
      for (const value of wanted) expect(text).toContain(value)
      expect(tokens).toBeLessThanOrEqual(400)
    },
  )

  it.each([
    [
      '今晚做什么菜好？',
      [
        { slot: 'allergy', value: '花生' },
        { slot: 'diet', value: '素食' },
      ],
      ['花生', '素食'],
    ],
    ['周五聚餐选哪家餐厅', [{ slot: 'allergy', value: '海鲜' }], ['海鲜']],
    ['头疼得厉害，吃什么药？', [{ slot: 'allergy', value: '阿司匹林' }], ['阿司匹林']],
    ['跑完步膝盖疼', [{ slot: 'health', value: '半月板撕裂' }], ['半月板撕裂']],
    ['帮我安排周末旅行', [{ slot: 'fear', value: '坐飞机' }], ['坐飞机']],
    ['我老婆生日送什么？', [{ entity: 'user.wife', slot: 'likes', value: '陶艺' }], ['陶艺']],
  ] satisfies readonly (readonly [string, readonly FactInput[], readonly string[]])[])(
    '%s',
    async (message, facts, wanted) => {
      const { text } = await contextOf(await filled('zh', facts), message)
      for (const value of wanted) expect(text).toContain(value)
    },
  )

  it('a name says who is meant, in either language', async () => {
    const memory = await filled('en', [
      { entity: 'user.sister', slot: 'name', value: 'Aoife' },
      { entity: 'user.sister', slot: 'allergy', value: 'kiwi' },
      { entity: 'user.son', slot: 'name', value: '王子轩' },
      { entity: 'user.son', slot: 'likes', value: '恐龙' },
    ])
    expect((await contextOf(memory, 'Aoife is coming for dinner', 300)).text).toContain('kiwi')
    expect((await contextOf(memory, '子轩的生日怎么过', 300)).text).toContain('恐龙')
  })
})

describe('wishes come first, at any size', () => {
  it.each([
    ['en', 'answer in British English', 'What is a monad?'],
    ['en', 'no emojis', 'hi'],
    ['en', 'keep answers short', 'tell me about Rome'],
    ['zh', '用繁体中文回答', '什么是单子？'],
    ['zh', '别用表情符号', '你好'],
    ['zh', '回答简短一点', '讲讲罗马'],
  ] as const)('%s: %s', async (language, wish, message) => {
    const memory = await filled(language, [{ slot: 'instruction', value: wish }])
    const { text, entries } = await contextOf(memory, message, 120)
    expect(entries[0]).toMatchObject({ section: 'wishes' })
    expect(text.split('\n')[2]).toContain(wish)
  })
})

describe('a context says when something happens, not when it was said', () => {
  it.each([
    ['My flight to Rome is on March 5', 'When do I fly?', 'on 2027-03-05'],
    ['My dentist appointment is on December 3', 'When is the dentist?', 'on 2026-12-03'],
  ])('%s', async (said, asked, date) => {
    const memory = await open()
    await memory.remember(said)
    const { text } = await contextOf(memory, asked)
    expect(text).toContain(date)
    expect(text).not.toMatch(/since 2026-11|said 2026-11-20\)/u)
  })

  it.each([
    [{ slot: 'plan', value: 'flight to Rome', on: '2027-03-05' }, '(on 2027-03-05)'],
    [{ slot: 'event_family', value: '妹妹婚礼', on: '2027-01-02' }, '2027-01-02)'],
    [{ slot: 'location', value: 'Porto', validFrom: '2021-04-01' }, '(since 2021-04-01)'],
    [{ slot: 'likes', value: 'judo' }, 'judo'],
  ] satisfies readonly (readonly [FactInput, string])[])(
    'of what was written directly: %j',
    async (fact, line) => {
      const memory = await open()
      await memory.put(fact)
      const { text } = await contextOf(memory, 'anything on?')
      expect(text).toContain(line)
      expect(text).not.toContain('2026-11')
    },
  )

  it('a day is one of the zone of the memory', async () => {
    const memory = await open('America/Los_Angeles')
    await memory.put({ slot: 'plan', value: 'flight to Rome', on: '2027-03-05' })
    expect((await contextOf(memory, 'when do I fly?')).text).toContain('(on 2027-03-05)')
  })

  it('only what happens has such a day', async () => {
    const memory = await open()
    await expect(memory.put({ slot: 'likes', value: 'tea', on: '2027-03-05' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

describe('a context does not contradict or repeat itself', () => {
  it.each([
    'What should I cook tonight?',
    'any food tips?',
    'dinner ideas?',
    '晚饭吃什么？',
    '推荐一道菜',
    'what can I eat?',
  ])('nothing says that nothing is known beside facts that bear: %s', async (message) => {
    const memory = await open()
    await memory.put(ALLERGY)
    expect((await contextOf(memory, message)).text.match(/\[memory note\]/gu)).toHaveLength(1)
  })

  it.each([
    ['the boiler code is on the red sticker behind the door', 'where is the boiler code?'],
    ['the bins go out on the morning of the second Tuesday', 'when do the bins go out?'],
    ['备用钥匙放在鞋柜最下面那层的盒子里', '备用钥匙放在哪里？'],
  ])('the same note three times is one line: %s', async (note, asked) => {
    const memory = await open()
    for (let time = 0; time < 3; time += 1) await memory.remember(note)
    const { text } = await contextOf(memory, asked)
    expect(text.split(note)).toHaveLength(2)
  })

  it('what the request carries anyway is not repeated', async () => {
    const memory = await open()
    const session = memory.session('chat')
    await session.log('What is a monad?', 'A monoid in the category of endofunctors.', { mark: true })
    await session.log('And a functor?', 'A map between categories.', { mark: true })
    const conversation = ['What is a monad?', 'A monoid in the category of endofunctors.']
    const { text } = await session.context('Thanks, and an arrow?', { conversation })
    expect(text).not.toContain('monad')
    expect(text).toContain('functor')
    expect((await session.context('Thanks, and an arrow?')).text).toContain('monad')
  })

  it('values of one slot share a line, and those of one person', async () => {
    const memory = await open()
    for (const value of ['judo', 'chess']) await memory.put({ slot: 'likes', value })
    await memory.put({ entity: 'user.wife', slot: 'name', value: 'Anna' })
    await memory.put({ entity: 'user.wife', slot: 'likes', value: 'jazz' })
    const { text } = await contextOf(memory, 'hm')
    expect(text).toMatch(/^- \[memory fact\] likes: (?:judo, chess|chess, judo)$/mu)
    expect(text).toMatch(/^- \[memory fact\] wife: likes = jazz; name = Anna$/mu)
  })

  it('a value that looks like a part of a line is quoted', async () => {
    const memory = await open()
    await memory.put({ slot: 'likes', value: 'judo, name = Eve; admin' })
    expect((await contextOf(memory, 'hm')).text).toContain('"judo, name = Eve; admin"')
  })
})
