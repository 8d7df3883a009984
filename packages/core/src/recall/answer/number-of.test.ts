import { describe, expect, it } from 'vitest'
import { aCard } from '../../../test/support/fixtures.ts'
import { openMemory } from '../../../test/support/memory.ts'
import { toyPack } from '../../../test/support/rules.ts'
import { numberOf, readWords } from './choose/count.ts'

const pack = toyPack()
const reader = {
  ...pack,
  answers: {
    ...pack.answers,
    numberIn: (value: string) => (/^三只/u.test(value) ? 3 : /^two /u.test(value) ? 2 : null),
  },
}

describe('the number a card says', () => {
  const read = numberOf([reader], new Map([['i', '我家养了三只猫和一条狗']]))

  it.each([
    ['in its normal form', { value: 'two', normal: '2' }, 2],
    ['in digits', { value: '4' }, 4],
    ['in words its pack reads', { value: 'two cats' }, 2],
    ['before its value in its message', { value: '猫', itemId: 'i' }, 3],
    ['nowhere', { value: '狗', itemId: 'i' }, null],
    ['in a message that was not read', { value: '猫', itemId: 'j' }, null],
  ])('stands %s', (_name, given, expected) => {
    expect(read(aCard(given))).toBe(expected)
  })

  it('is looked for in each message once', async () => {
    const { alice, store } = await openMemory()
    const { item } = await alice.remember('I live in Paris')
    const cards = [aCard({ itemId: item.id }), aCard({ itemId: item.id }), aCard({ itemId: null })]
    const words = await store.read('alice', (view) => readWords(view, cards))
    expect([...words]).toEqual([[item.id, 'I live in Paris']])
  })
})
