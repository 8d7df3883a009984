import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { fixedClock } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'

const packs = [chinese(), english()]

async function told(messages: readonly string[]) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: packs, clock: fixedClock() })
  const memory = recollect.scope('alice')
  for (const text of messages) await memory.remember({ text, session: 'chat' })
  return memory
}

/** Facts that hold, as `entity:slot=value`. */
async function facts(messages: readonly string[]): Promise<readonly string[]> {
  const { rows } = await (await told(messages)).cards.list({ active: true })
  return rows.map(({ versionKey, value }) => `${versionKey}=${value}`)
}

describe('a bare correction', () => {
  it.each([
    [
      'that follows what gave no fact',
      ['I am 41 years old', 'Buy 6 apples', 'Sorry, I meant 9'],
      ['user:age=41'],
    ],
    [
      'of a place that was no home',
      ['I live in Lyon', 'Can you book a train to Nice?', 'Sorry, I meant Lille'],
      ['user:location=Lyon'],
    ],
    ['of a ticket', ['我住在无锡', '帮我订一张去常州的火车票', '说错了，是扬州'], ['user:location=无锡']],
  ])('%s changes no fact', async (_name, messages, expected) => {
    expect(await facts(messages)).toEqual(expected)
  })

  it.each([
    [
      'what was just said',
      ['我住在无锡', '我在网易工作', '说错了，是小米'],
      ['user:employer=小米', 'user:location=无锡'],
    ],
    [
      'a relative’s fact',
      ['我住在无锡', '我哥哥住在常州', '说错了，是扬州'],
      ['user.brother:location=扬州', 'user:location=无锡'],
    ],
    [
      'what was asked for',
      ['I live in Lyon', 'Where do I live?', 'Sorry, I meant Lille'],
      ['user:location=Lille'],
    ],
    [
      'what was said twice',
      ['I live in Lyon', 'I live in Lyon', 'Sorry, I meant Lille'],
      ['user:location=Lille'],
    ],
    ['one of a list', ['我对虾过敏', '说错了，是蟹'], ['user:allergy=蟹']],
  ])('puts right %s', async (_name, messages, expected) => {
    expect((await facts(messages)).filter((fact) => !fact.includes('family.')).sort()).toEqual(
      [...expected].sort(),
    )
  })

  it('that names the mistake finds it wherever it was said', async () => {
    expect(await facts(['I live in Lyon', 'I have a cat', 'I meant Lille, not Lyon'])).toContain(
      'user:location=Lille',
    )
  })

  it('leaves nothing of the mistake among the hits', async () => {
    const memory = await told(['I live in Lyon', 'I live in Lyon', 'Sorry, I meant Lille'])
    expect((await memory.recall('Lyon')).hits).toEqual([])
  })
})
