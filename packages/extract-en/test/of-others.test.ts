import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

async function told(...texts: readonly string[]) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('someone')
  await memory.remember(texts)
  return memory
}

describe('a question about somebody the memory keeps no facts of', () => {
  it.each(['Where does Bob live?', 'Where does my plumber live?'])(
    'is not answered by what the user says of themselves: %s',
    async (question) => {
      const memory = await told('I live in Porto', 'The weather is nice')
      expect(await memory.answer(question)).toMatchObject({ evidence: 'none', quote: null })
    },
  )

  it('is answered in the words that speak of them', async () => {
    const memory = await told('I live in Porto', 'Bob will live with the Kims in Faro')
    expect(await memory.answer('Where does Bob live?')).toMatchObject({
      evidence: 'weak',
      quote: 'Bob will live with the Kims in Faro',
    })
  })
})

describe('messages about relatives', () => {
  const activeOf = async (...texts: readonly string[]) =>
    (await (await told(...texts)).items.list({})).rows.filter(({ active }) => active).map(({ text }) => text)

  it('stay findable where one may have several: the second may be another person', async () => {
    const both = ['My cousin lives in Faro', 'My cousin lives in Oslo']
    expect(await activeOf(...both)).toEqual(both)
  })

  it('give way where there is one', async () => {
    expect(await activeOf('My wife lives in Faro', 'My wife lives in Oslo')).toEqual([
      'My wife lives in Oslo',
    ])
    expect(await activeOf('I live in Faro', 'I live in Oslo')).toEqual(['I live in Oslo'])
  })
})
