import { createRecollect } from '@recollect/core'
import { slotRegistry } from '@recollect/core/extraction'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** What is said of the last of some messages, said one after the other. */
async function wordsFor(messages: readonly string[]): Promise<string> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('me')
  let words = ''
  for (const message of messages) words = await memory.describe(await memory.remember(message))
  await recollect.close()
  return words
}

describe('a change in words', () => {
  it.each([
    [['I live in Rome'], 'Noted: you live in Rome.'],
    [['I like tea and coffee'], 'Noted: you like tea and coffee.'],
    [['I live in Paris', 'I moved to Oslo'], 'Noted: you live in Oslo now (before: Paris).'],
    [
      ['My favorite color is blue', 'My favorite color is green now'],
      'Noted: your favorite color is green now (before: blue).',
    ],
    [['I live in Rome', "I don't live in Rome anymore"], 'Noted: you no longer live in Rome.'],
    [['I work at Acme', 'I quit my job'], 'Noted: you no longer work at Acme.'],
    [['I quit my job'], 'Noted: you have left your job.'],
    [['I am vegan', 'I am no longer vegan'], 'Noted: you are no longer vegan.'],
    [['I like tea', "I don't like tea anymore"], 'Noted: you do not like tea any more.'],
    [['I have no pets'], 'Noted: you have no pets.'],
    [['I have a dog named Rex', 'Rex died yesterday'], 'Noted: you no longer have a dog.'],
    [['I live in Oslo', 'Sorry, I meant Bergen'], 'Noted: you live in Bergen, not Oslo.'],
    [['I live in Bergen', 'I used to live in Kyoto'], 'Noted: you used to live in Kyoto.'],
    [['I live in Bergen', 'I live in Bergen'], 'I knew that already: you live in Bergen.'],
    [['my wife lives in Rome'], 'Noted: your wife lives in Rome.'],
    [['I have two sisters'], 'Noted: you have two sisters.'],
    [['My flight to Rome is on March 5, 2031'], 'Noted: your plans: flight to Rome (on March 5, 2031).'],
    [['Always answer in British English'], 'Noted: always answer in British English.'],
  ])('is told plainly: %j', async (messages, words) => {
    expect(await wordsFor(messages)).toBe(words)
  })

  it.each([
    'hello',
    'thanks!',
    'Where do I live?',
    'What a day',
    'lol',
    'ok',
    'How are you?',
    'see you',
    'hm',
  ])('is not made up where nothing changed: %s', async (message) => {
    expect(await wordsFor([message])).toBe('')
  })

  it('words every slot without its name in code and without a gap', async () => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
    for (const { name } of slotRegistry().all()) {
      const slot = name.replace('*', 'sister')
      for (const entity of ['user', 'user.wife']) {
        const memory = recollect.scope(`${entity}-${slot.replaceAll(/\W/gu, '-')}`)
        const written = await memory.put({ entity, slot, value: 'Alpha' })
        const { card } = written
        if (card === null) throw new Error('nothing was written')
        const ended = { ...written, action: 'retracts', closed: [card] } as const
        const left = { ...written, action: 'retracts', closed: [], card: { ...card, value: '' } } as const
        for (const change of [written, ended, left]) {
          const words = await memory.describe(change, 'en')
          expect(words).toMatch(/^(?:Noted|I knew that already): \S/u)
          expect(words).not.toMatch(/[{}[\]|_]|undefined|null| {2}|is ,| is \.$/u)
        }
      }
    }
    await recollect.close()
  })
})
