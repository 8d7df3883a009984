import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** What holds after the messages, as `user.son:age=5`; without names and what happened. */
async function heldAfter(...texts: readonly string[]): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('someone')
  for (const text of texts) await memory.remember([text])
  const { rows } = await memory.cards.list({ limit: 100 })
  return rows
    .filter(({ slot, active }) => active && !/^(?:event_|name$)/u.test(slot))
    .map(({ entity, slot, value }) => `${entity}:${slot}=${value}`)
    .toSorted()
}

describe('a value by itself takes the place of the one it can become', () => {
  it.each([
    [['I weigh 96kg', 'down to 89 this morning!'], ['user:weight=89kg']],
    [['weighed in at 205 today', '198. no more gas station burritos'], ['user:weight=198']],
    [['I weigh 71 kilos', 'stepped on the scales after my run: 66.5!'], ['user:weight=66.5 kilos']],
    [['I weigh 205', 'bathroom scale read 199 today, first time in years'], ['user:weight=199']],
    [['my dad weighs 110 kg', "he's down to 98 kg"], ['user.father:weight=98 kg']],
    [['my son is 4', 'it was his 5th birthday yesterday'], ['user.son:age=5']],
    [['my brother is 22', 'wait no he had a birthday in jan. 23'], ['user.brother:age=23']],
    [['my niece is 7', 'we had cake for her birthday on sunday, so 8 now'], ['user.niece:age=8']],
    [
      ["my phone's a pixel 8", 'ran it over. dont ask', 'caved and joined the blue bubble ppl. iphone 16'],
      ['user:device=iphone 16'],
    ],
    [['I use a Galaxy S21', 'new phone finally arrived, Pixel 9 Pro!'], ['user:device=Pixel 9 Pro']],
  ])('%j leaves %j', async (texts, held) => {
    expect(await heldAfter(...texts)).toEqual(held)
  })
})

describe('a value of something or somebody else changes nothing', () => {
  it.each([
    ['I weigh 96kg', 'my brother is down to 89 kg'],
    ['I weigh 96kg', 'the suitcase weighed 23 kg'],
    ['I weigh 96kg', 'I want to get down to 89 kg'],
    ['I weigh 96kg', 'our GDP is down to 89 this year'],
    ['I weigh 96kg', '89. that is how many steps our stairs have'],
    ['I weigh 205', '1500. that is a lot of calories'],
    ['my son is 4', 'his 5th birthday is next week'],
    ['my son is 4', "it was my neighbour's 5th birthday"],
    ['my son is 4', 'it was my boss and his 50th birthday'],
    ['I am 22', 'it was her 23rd birthday'],
    ['my son is 4', 'we ordered 5 pizzas for his birthday'],
    ['I use a Galaxy S21', 'my sister finally got a Pixel 9'],
    ['I use a Galaxy S21', 'I nearly bought a Pixel 9'],
    ['I use a Galaxy S21', 'the Pixel 9 is finally down to $400'],
    ['I use a Galaxy S21', 'bought a Pixel 9 for my dad'],
    ['I use a Galaxy S21', 'got a case for the Pixel 9'],
  ])('%j stands beside %j', async (fact, other) => {
    const before = await heldAfter(fact)
    expect((await heldAfter(fact, other)).filter((one) => before.includes(one))).toEqual(before)
  })

  it('is of nobody where two can have it', async () => {
    const held = await heldAfter(
      'my son is 4',
      'my nephew is 4',
      'I like tea',
      'it was his 5th birthday yesterday',
    )
    expect(held).toEqual(['user.nephew:age=4', 'user.son:age=4', 'user:likes=tea'])
  })

  it('is of whoever was spoken of last', async () => {
    expect(await heldAfter('my nephew is 4', 'my son is 4', 'it was his 5th birthday yesterday')).toEqual([
      'user.nephew:age=4',
      'user.son:age=5',
    ])
  })
})

describe('a newer value that can be of two', () => {
  it('makes both answers unsure', async () => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
    const memory = recollect.scope('someone')
    for (const text of ['my son is 4', 'my nephew is 4', 'I like tea', 'it was his 5th birthday yesterday'])
      await memory.remember([text])
    const { answer, evidence } = await memory.recall('how old is my son?')
    expect(evidence).toBe('weak')
    expect(answer.text).toContain('it was his 5th birthday yesterday')
  })
})

describe('what only sounds like news', () => {
  it.each([
    ['my brother passed his driving test', 'event_death'],
    ['my son passed the exam', 'event_death'],
    ['had a dream she dumped me in a diner', 'relationship_status'],
    ['I dreamt that we got divorced', 'relationship_status'],
  ])('%s is no %s', async (text, slot) => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
    const memory = recollect.scope('someone')
    await memory.remember([text])
    const { rows } = await memory.cards.list({ limit: 100 })
    expect(rows.filter((card) => card.slot === slot)).toEqual([])
  })
})
