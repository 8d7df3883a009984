import { describe, expect, it } from 'vitest'
import type { ScopedMemory } from '../src/index.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'

async function told(...texts: string[]): Promise<ScopedMemory> {
  const { alice } = await openMemory()
  await alice.remember(texts)
  return alice
}

const quotes = async (memory: ScopedMemory, query: string) =>
  (await memory.recall(query)).hits.map((hit) => hit.quote)

describe('recall', () => {
  it('answers from the card of the slot asked for, with the words it rests on', async () => {
    const alice = await told('I live in Paris', 'I moved to Rome', 'The weather is nice')
    const found = await alice.recall('Where do I live?')
    expect(found.answer).toMatchObject({ text: 'fact: Rome', evidence: 'strong', card: { value: 'Rome' } })
    expect(found.hits[0]).toMatchObject({
      kind: 'card',
      quote: 'I moved to Rome',
      active: true,
      saidAt: NOON,
    })
    expect(found.hits[0]?.item?.text).toBe('I moved to Rome')
    expect(found).toMatchObject({
      evidence: 'strong',
      query: 'Where do I live?',
      detection: { type: 'where', slots: ['location'] },
    })
  })

  it('never returns what was corrected as what holds', async () => {
    const alice = await told('I live in Paris', 'I moved to Rome')
    for (const query of ['Where do I live?', 'Paris', 'I live in Paris', 'live', 'pari']) {
      const { hits, answer } = await alice.recall(query)
      expect(hits.filter((hit) => hit.quote.includes('Paris'))).toEqual([])
      expect(answer.text).not.toContain('Paris')
    }
  })

  it('opens the past for questions about it and for those who ask', async () => {
    const alice = await told('I live in Paris', 'I moved to Rome')
    expect((await alice.answer('Where did I live before?')).text).toBe('past: Paris')
    expect((await alice.answer('What has changed? I live where')).text).toBe('change: Paris, Rome')
    const changed = await alice.recall('What has changed? live, address')
    expect(changed.hits.some((hit) => !hit.active && hit.quote === 'I live in Paris')).toBe(true)
    const asked = await alice.recall('Paris', { includeInactive: true })
    expect(asked.hits[0]).toMatchObject({ active: false, quote: 'I live in Paris' })
    expect(
      (await alice.recall('Where did I live before?', { includeInactive: false })).hits.every(
        (hit) => hit.active,
      ),
    ).toBe(true)
  })

  it('says that it does not know, with a reason', async () => {
    const alice = await told('I like tea')
    for (const query of ['Where do I live?', 'zebra crossing', 'What is my name?']) {
      const { answer, evidence, reasons } = await alice.recall(query)
      expect({ ...answer, evidence }).toMatchObject({ text: 'I do not know.', card: null, evidence: 'none' })
      expect(reasons.length).toBeGreaterThan(0)
    }
    const { alice: empty } = await openMemory()
    expect((await empty.recall('Where do I live?')).hits).toEqual([])
  })

  it('does not know any more after a retraction', async () => {
    const alice = await told('I live in Paris', 'I moved to Rome', 'I no longer live in Rome')
    const { answer, evidence } = await alice.recall('Where do I live?')
    expect(evidence).toBe('none')
    expect(answer.text).toBe('retracted: Rome')
  })

  it('quotes a message as weak evidence when no card answers', async () => {
    const alice = await told('The dentist called about Friday', 'The weather is nice')
    const { answer, hits } = await alice.recall('dentist friday')
    expect(answer).toMatchObject({ text: 'The dentist called about Friday', card: null, evidence: 'weak' })
    expect(hits[0]?.tiers).toMatchObject({ full_text: 1 })
  })

  it('finds a message that says the same, pronouns made one', async () => {
    const alice = await told('你喜欢的颜色', 'I see my dentist')
    expect((await alice.recall('我喜欢的颜色！')).hits[0]).toMatchObject({
      quote: '你喜欢的颜色',
      tiers: { exact: 1 },
    })
    expect((await alice.recall('you see your dentist')).hits[0]).toMatchObject({ tiers: { exact: 1 } })
  })

  it('finds one- and two-character Chinese words no pack owns', async () => {
    const alice = await told('我是安卓玩机用户', '今天天气很好')
    expect(await quotes(alice, '安卓')).toEqual(['我是安卓玩机用户'])
    expect(await quotes(alice, '安')).toEqual(['我是安卓玩机用户'])
  })

  it('finds part of a word by the substring tier when full text finds little', async () => {
    const alice = await told('The redness faded', 'Nothing else')
    const { hits } = await alice.recall('redness')
    expect(hits[0]?.tiers.full_text).toBe(1)
    const part = await alice.recall('rednes')
    expect(part.hits[0]).toMatchObject({ quote: 'The redness faded', tiers: { substring: 1 } })
  })

  it('returns at most as many hits as asked for, the best', async () => {
    const alice = await told(...Array.from({ length: 30 }, (_, i) => `tea number ${String(i)}`))
    expect((await alice.recall('tea')).hits).toHaveLength(10)
    expect((await alice.recall('tea', { limit: 3 })).hits).toHaveLength(3)
    expect((await alice.recall('tea', { limit: 1000 })).hits).toHaveLength(30)
    const scores = (await alice.recall('tea', { limit: 30 })).hits.map((hit) => hit.score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true)
  })

  it('finds what holds behind any number of superseded messages', async () => {
    const { alice } = await openMemory()
    await alice.remember('A long note on live music in the old dance hall by the lake')
    for (let i = 0; i < 60; i++)
      await alice.remember({ text: `I live in Town${String(i)}`, at: NOON + i * DAY })
    const { hits } = await alice.recall('live', { limit: 2 })
    expect(hits.map((hit) => hit.quote)).toEqual([
      'I live in Town59',
      'A long note on live music in the old dance hall by the lake',
    ])
  })

  it('leaves out the item it is told to, and its cards', async () => {
    const { alice } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    expect((await alice.recall('Where do I live?', { excludeItem: item.id })).hits).toEqual([])
  })

  it('lists, counts and confirms', async () => {
    const alice = await told('I like tea and cake', 'I hate jam', 'I have a cat', 'I have a dog')
    expect((await alice.answer('What do I like?')).text).toMatch(/^list: (?:tea, cake|cake, tea)$/u)
    expect((await alice.answer('How many pets do I have?')).text).toMatch(/^count: /u)
    expect((await alice.answer('Do I like tea?')).text).toBe('yes: tea')
    expect((await alice.answer('Do I like jam?')).text).toBe('no: jam')
    expect((await alice.answer('Do I hate jam?')).text).toBe('yes: jam')
    expect((await alice.answer('Do I hate tea?')).text).toBe('no: tea')
  })

  it('keeps apart whose fact is asked for', async () => {
    const alice = await told('I live in Paris', 'My wife lives in Rome')
    expect((await alice.answer('Where does my wife live?')).text).toBe('fact: Rome')
    expect((await alice.answer('Where do I live?')).text).toBe('fact: Paris')
    const boss = await alice.recall('Where does my boss live?')
    expect(boss.answer.card).toBeNull()
    expect(boss.evidence).not.toBe('strong')
  })

  it('quotes what stands around the fact in a long message, without cutting a character', async () => {
    const filler = '😀 and so on '.repeat(60)
    const { alice } = await openMemory()
    await alice.remember(`${filler}. I live in Paris. ${filler}`)
    const quote = (await alice.recall('Where do I live?')).hits[0]?.quote ?? ''
    expect(quote).toContain('I live in Paris')
    expect(quote.length).toBeLessThan(300)
    expect(quote).not.toMatch(/\p{Cs}/u)
    expect(quote.startsWith('…') && quote.endsWith('…')).toBe(true)
  })

  it('writes nothing, and gives the same result each time', async () => {
    const alice = await told('I live in Paris', 'I like tea')
    const first = await alice.recall('Where do I live?')
    expect(await alice.recall('Where do I live?')).toEqual(first)
  })
})

describe('a question of several parts', () => {
  it('means by a pronoun whom the part before asked about', async () => {
    const alice = await told('I live in Paris', 'My wife lives in Oslo')
    const { answer } = await alice.recall('What does my wife like? And where did her live?')
    expect(answer.text.split('\n')[1]).toBe('fact: Oslo')
    const others = await alice.recall('What do I like? And where did her live?')
    expect(others.answer.text).not.toContain('fact')
  })
})

describe('the limit of a recall', () => {
  const LIMITS = [1, 3, 10, 1000]
  const TOLD = [
    'I live in Paris',
    'I moved to Rome',
    'The lake of Como',
    'We live it up',
    'My live album',
    'Rome, Rome',
  ]

  it.each(['Where do I live?', 'lake Como', 'rom', 'Where do I live? And the lake of Como?'])(
    'cuts the hits off and changes nothing else: “%s”',
    async (query) => {
      const alice = await told(...TOLD)
      const whole = await alice.recall(query, { limit: 50 })
      for (const limit of LIMITS) {
        const { hits, answer, evidence } = await alice.recall(query, { limit })
        expect({ limit, hits: hits.map(({ id }) => id) }).toEqual({
          limit,
          hits: whole.hits.slice(0, limit).map(({ id }) => id),
        })
        expect([answer.text, evidence]).toEqual([whole.answer.text, whole.evidence])
      }
    },
  )

  it('gives a question of several parts scores that fall along its hits', async () => {
    const alice = await told(...TOLD)
    const { hits } = await alice.recall('Where do I live? And the lake of Como?')
    const scores = hits.map(({ score }) => score)
    expect(scores.length).toBeGreaterThan(2)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })
})
