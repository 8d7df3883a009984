import { createRecollect } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'
import { noRequests, toForget, toKeep, toShow, toWithhold } from './corpus/requests.ts'

const read = (text: string) => english().requests?.read(normalizeText(text)) ?? null
const told = (text: string) => {
  const found = read(text)
  return found && [found.kind, found.of, found.about?.text ?? null]
}

describe('requests to the memory', () => {
  it.each(toForget)('%s: forgets', (text, of, about) => {
    expect(told(text)).toEqual(['forget', of, about])
  })
  it.each(toWithhold)('%s: withholds', (text, of, about) => {
    expect(told(text)).toEqual(['withhold', of, about])
  })
  it.each(toShow)('%s: shows', (text) => {
    expect(told(text)).toEqual(['show', 'everything', null])
  })
  it.each(toKeep)('%s: keeps', (text, of, about) => {
    expect(told(text)).toEqual(['keep', of, about])
  })
  it.each(noRequests)('%s: asks nothing of the memory', (text) => {
    expect(told(text)).toBeNull()
  })
})

describe('the words of a request', () => {
  const span = (text: string) => {
    const found = read(text)
    return found && text.slice(found.span.start, found.span.end)
  }
  it.each([
    ['I moved. Forget that I live in Rome. I live in Oslo.', 'Forget that I live in Rome.'],
    ['forget that I live in Rome, I live in Oslo now', 'forget that I live in Rome'],
    ["I'm Ann. Don't remember this: I am broke! Bye.", "Don't remember this: I am broke!"],
    ['My salary is 70k. Don’t save that. I live in Rome.', 'My salary is 70k. Don’t save that.'],
    ['Hi! Can you remember that I have a dog?', 'Can you remember that I have a dog?'],
  ])('%s', (text, words) => {
    expect(span(text)).toBe(words)
  })

  it('reads a flood of requests in work that grows with the text alone', () => {
    expect(read('remember to forget, '.repeat(5_000))).toBeNull()
  })
})

/** Facts that a message gives. */
async function factsOf(message: string): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english()] })
  const memory = recollect.scope('me')
  await memory.remember(message)
  const { rows } = await memory.cards.list()
  await recollect.close()
  return rows.map(({ entity, slot, value }) => `${entity}.${slot}=${value}`).toSorted()
}

describe('facts of requests', () => {
  it.each([
    'Forget that my name is Bob',
    "Don't remember this: my phone number is 555-0100",
    'please forget that I live in Rome',
    'off the record, I work at Acme',
    'My number is 555-0100. Please do not save that.',
    'Delete my phone number: 555-0100',
    "I don't want you to remember this: I am 34",
  ])('%s gives none', async (text) => {
    expect(await factsOf(text)).toEqual([])
  })

  it.each([
    ['Can you remember that I have a dog named Xena', ['user.pet.name=Xena', 'user.pet=dog']],
    ['Can you remember that I have a dog named Xena?', ['user.pet.name=Xena', 'user.pet=dog']],
    ["don't forget that my birthday is May 3", ['user.birthday=May 3']],
    ['Could you please keep in mind that I am vegan?', ['user.diet=vegan']],
    ['Please remember my birthday is May 3', ['user.birthday=May 3']],
    ['For the record, I live in Ghent', ['user.location=Ghent']],
    ['remember: always answer in French', ['user.instruction=always answer in French']],
    ['Forget that I live in Rome. I live in Ghent.', ['user.location=Ghent']],
  ])('%s gives %s', async (text, facts) => {
    expect(await factsOf(text)).toEqual(facts)
  })
})
