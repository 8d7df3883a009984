import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** Tells the messages one after the other; what holds in the end, by slot. */
async function holding(messages: readonly string[], slots: readonly string[]) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('me')
  for (const message of messages) await memory.remember(message)
  const { rows } = await memory.cards.list()
  await recollect.close()
  return rows
    .filter(({ slot, polarity, active }) => active && slots.includes(slot) && polarity === 'positive')
    .map(({ entity, slot, value }) => `${entity === 'user' ? '' : `${entity} `}${slot}=${value}`)
    .toSorted()
}

describe('facts that change over several messages', () => {
  it.each([
    [
      ["my flat's in Ghent", "we've ended up in Bruges, nice little two-bed"],
      ['location'],
      ['location=Bruges'],
    ],
    [
      ['We live in Ghent.', 'We left Ghent in March and settled in Bruges.'],
      ['location'],
      ['location=Bruges'],
    ],
    [['my major is botany', 'I switched my major to physics last term'], ['major'], ['major=physics']],
    [["I'm vegan", 'I gave up being vegan, eating fish again'], ['diet'], []],
    [["I'm a veggie", "I'm not vegetarian anymore"], ['diet'], []],
    [['I have a cat named Biscuit', 'Biscuit passed away on Sunday'], ['pet', 'name'], []],
    [['I have a cat named Biscuit', 'Walter passed away on Sunday'], ['pet'], ['pet=cat']],
    [
      ['I have a cat named Biscuit', 'I have a dog named Rufus', 'we had to put Rufus to sleep'],
      ['pet', 'name'],
      ['pet=cat', 'user.pet name=Biscuit'],
    ],
    [
      ['I work at Cobalt Labs', 'I joined Finchley Media', 'it was a mistake, I went back to Cobalt Labs'],
      ['employer'],
      ['employer=Cobalt Labs'],
    ],
    [["I'm from Ohio. Well, not Ohio, Iowa"], ['hometown'], ['hometown=Iowa']],
    [
      ['Email me at tom@oldmail.test', 'actually use tom@newmail.test instead'],
      ['email'],
      ['email=tom@newmail.test'],
    ],
  ])('%j', async (messages, slots, expected) => {
    expect(await holding(messages, slots)).toEqual(expected)
  })
})

describe('going back', () => {
  it('is a visit where it is to a place', async () => {
    const told = ['I live in Ghent', 'I moved to Bruges', 'I went back to Ghent for the weekend']
    expect(await holding(told, ['location'])).toEqual(['location=Bruges'])
  })
})
