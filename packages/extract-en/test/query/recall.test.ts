import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { expect, it } from 'vitest'
import { english } from '../../src/index.ts'

/** Quotes found for a question among the messages, best first. */
async function found(question: string, messages: readonly string[]): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const robin = recollect.scope('robin')
  for (const message of messages) await robin.remember(message)
  const { hits } = await robin.recall(question)
  await recollect.close()
  return hits.map(({ quote }) => quote)
}

const MESSAGES = [
  'Rosa took up the clarinet after the summer',
  'Our kitten slept on the radiator all day',
  'Omar went to Lisbon by train and bought a tile there',
  'They wed in a tiny chapel by the lake',
  'The children taught grandpa a card trick',
  'Yoga on the roof keeps Lena calm',
]

it.each([
  ['Which musical instrument does Rosa play?', 'Rosa took up the clarinet after the summer'],
  ['Which pets are in our home?', 'Our kitten slept on the radiator all day'],
  ['Where does Omar go?', 'Omar went to Lisbon by train and bought a tile there'],
  ['What did somebody buy on a journey?', 'Omar went to Lisbon by train and bought a tile there'],
  ['When was the marriage?', 'They wed in a tiny chapel by the lake'],
  ['Who teaches a child tricks?', 'The children taught grandpa a card trick'],
  ['How does Lena destress?', 'Yoga on the roof keeps Lena calm'],
])('finds by "%s" what was said in other words', async (question, message) => {
  expect((await found(question, MESSAGES))[0]).toBe(message)
})

it('ranks the words of the question before those they lead to', async () => {
  const messages = ['My kitten sleeps all day', 'My pet sleeps all day']
  expect(await found('Where does the pet sleep?', messages)).toEqual(messages.toReversed())
})

it.each([
  ['Did anybody fall?', 'We rake the garden every autumn'],
  ['Which bank is mine?', 'The heron stands by the river'],
  ['Do I like hot dogs?', 'The puppy is asleep'],
])('does not find by "%s" what only a second sense would lead to', async (question, message) => {
  expect(await found(question, [message])).toEqual([])
})
