import { expect, it } from 'vitest'
import { DAY, NOON, openMemory } from './support/memory.ts'

it('an answer carries its cards, the message they were taken from and when it was said', async () => {
  const { alice } = await openMemory()
  await alice.remember({ text: 'I live in Paris', at: NOON - 3 * DAY })
  const [result] = await alice.remember([{ text: 'I live in Rome', at: NOON - DAY }])
  const answer = await alice.answer('Where do I live?')
  expect(answer.card?.value).toBe('Rome')
  expect(answer.cards).toEqual([answer.card])
  expect(answer).toMatchObject({
    quote: 'I live in Rome',
    saidAt: NOON - DAY,
    validFrom: NOON - DAY,
    validTo: null,
    evidence: 'strong',
  })
  expect(answer.item?.id).toBe(result?.item.id)
})

it('a chain carries every step and rests on its last', async () => {
  const { alice } = await openMemory()
  await alice.remember(['I live in Paris', 'I live in Rome'])
  const answer = await alice.answer('How has where I live changed?')
  expect(answer.cards.map((card) => card.value)).toEqual(['Paris', 'Rome'])
  expect(answer.card?.value).toBe('Rome')
})

it('an answer in the words of a message has its message and no card', async () => {
  const { alice } = await openMemory()
  await alice.remember({ text: 'The blue teapot broke on the stairs', at: NOON - DAY })
  const answer = await alice.answer('What happened to the blue teapot?')
  expect(answer).toMatchObject({
    text: 'The blue teapot broke on the stairs',
    card: null,
    cards: [],
    quote: 'The blue teapot broke on the stairs',
    saidAt: NOON - DAY,
    evidence: 'weak',
  })
  expect(answer.item?.text).toBe('The blue teapot broke on the stairs')
})

it('an answer that is not known rests on nothing', async () => {
  const { alice } = await openMemory()
  expect(await alice.answer('Where do I live?')).toEqual({
    text: 'I do not know.',
    card: null,
    cards: [],
    item: null,
    quote: null,
    saidAt: null,
    validFrom: null,
    validTo: null,
    evidence: 'none',
  })
})
