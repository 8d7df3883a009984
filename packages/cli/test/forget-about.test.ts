import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'

const packs = [english(), chinese()]

const SAID = [
  'I live in Rome.',
  'My phone number is 415-555-0134.',
  'I like green tea.',
  'I am allergic to peanuts.',
  'Bertha called about the rent again.',
  'My sister lives in Oslo.',
  '我住在长沙。',
  '我的电话是13812345678。',
  '我对花生过敏。',
  '我喜欢喝绿茶。',
  '房东又来催房租了。',
]

async function memoryOf(texts: readonly string[]) {
  const recollect = await createRecollect({ plugins: [sessions()], store: inMemoryStore(), languages: packs })
  const memory = recollect.scope('alice')
  for (const text of texts) await memory.remember(text)
  return memory
}

describe('what words concern', () => {
  it.each<[about: string, goes: readonly string[]]>([
    ['I live in Rome', ['I live in Rome.']],
    ['that I live in Rome', ['I live in Rome.']],
    ['my phone number', ['My phone number is 415-555-0134.', '我的电话是13812345678。']],
    ['what I am allergic to', ['I am allergic to peanuts.', '我对花生过敏。']],
    ['my peanut allergy', ['I am allergic to peanuts.']],
    ['Bertha', ['Bertha called about the rent again.']],
    ['my sister', ['My sister lives in Oslo.']],
    ['我住在长沙', ['我住在长沙。']],
    ['我的电话', ['My phone number is 415-555-0134.', '我的电话是13812345678。']],
    ['我对什么过敏', ['I am allergic to peanuts.', '我对花生过敏。']],
    ['我对花生过敏', ['我对花生过敏。']],
    ['房租', ['房东又来催房租了。']],
    ['我喜欢绿茶', ['我喜欢喝绿茶。']],
    ['手机号', ['My phone number is 415-555-0134.', '我的电话是13812345678。']],
    ['my home address', ['I live in Rome.', '我住在长沙。']],
    ['我住在哪里', ['I live in Rome.', '我住在长沙。']],
  ])('is found: %s', async (about, goes) => {
    const memory = await memoryOf(SAID)
    const { concerned } = await memory.forget({ about }, { dryRun: true })
    expect(concerned.items.map(({ text }) => text)).toEqual(goes)
  })

  it.each([
    'I live in Paris',
    'my passport number',
    'the weather',
    'what I said',
    'me',
    'it',
    'everything',
    'my boss',
    'that I hate jazz',
    'Rome is not where my brother works',
    'is the',
    '我住在北京',
    '我的护照号码',
    '天气',
    '我说的话',
    '的',
    '老板',
    '我对青霉素过敏',
  ])('is nothing: %s', async (about) => {
    const memory = await memoryOf(SAID)
    const { concerned } = await memory.forget({ about }, { dryRun: true })
    expect(concerned).toEqual({ cards: [], items: [], turns: [] })
    expect(await memory.forget({ about })).toMatchObject({ items: 0, cards: 0, turns: 0, change: null })
  })
})
