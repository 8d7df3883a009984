import { createRecollect, defaultConfig } from '@recollect/core'
import { withCustomFacts, slotRegistry, previewMessage } from '@recollect/core/extraction'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

const factTypes = [
  { type: 'badge', pattern: ['my badge is X', 'badge is X'] },
  { type: 'mentor', pattern: 'my mentor is X' },
  { type: 'parking-spot', pattern: 'I park at X' },
]

async function factsIn(text: string): Promise<readonly string[]> {
  const { packs, slots } = await withCustomFacts([english()], { slots: [], factTypes })
  const clock = { zone: 'UTC', now: () => Date.UTC(2025, 2, 1) }
  const memory = { packs, config: defaultConfig, clock, slots: slotRegistry(slots) }
  return previewMessage(text, memory).drafts.map(
    ({ entity, slot, value, relation }) => `${entity}:${slot} ${relation} ${value}`,
  )
}

describe('a pattern from a configuration, in English', () => {
  it.each([
    ['My badge is B-17.', 'user:badge sets B-17'],
    ['hey, my badge is B-17, thanks', 'user:badge sets B-17'],
    ['My badge is B-18 now, thanks again', 'user:badge updates B-18'],
    ['my badge is B-17 by the way', 'user:badge sets B-17'],
    ['My badge is no longer B-17', 'user:badge retracts B-17'],
    ["My wife's badge is W-1", 'user.wife:badge sets W-1'],
    ['I park at level 2, spot 14', 'user:parking-spot sets level 2, spot 14'],
    ['My mentor is Dr. Jane Roe and she is great', 'user:mentor sets Dr. Jane Roe'],
  ])('states a value: %s', async (text, fact) => {
    expect(await factsIn(text)).toEqual([fact])
  })

  it.each([
    'my badge is not B-17',
    'my badge is never here',
    'my badge is lost',
    'my mentor is really nice',
    'my mentor is still on holiday',
    "Anna's badge is B-17",
    'his badge is B-17',
    'your badge is B-17',
    'my badge is what?',
    'maybe my badge is B-17',
    'I dreamed that my badge is B-17',
    'The label says "my badge is B-17"',
  ])('states none: %s', async (text) => {
    expect((await factsIn(text)).filter((fact) => /badge|mentor/u.test(fact))).toEqual([])
  })
})

it('a fact in a slot of the caller is answered with the name of the slot', async () => {
  const recollect = await createRecollect({
    store: inMemoryStore(),
    languages: [english()],
    config: { factTypes },
    clock: { zone: 'UTC', now: () => Date.UTC(2025, 2, 1) },
  })
  const memory = recollect.scope('alice')
  await memory.remember('I park at level 2')
  await memory.remember('My mentor is Jane Roe')
  expect((await memory.answer('where do I park?'))?.text).toBe('Your parking spot: level 2.')
  expect((await memory.answer("who's my mentor?"))?.text).toBe('Your mentor: Jane Roe.')
  expect((await memory.answer('what is my badge?'))?.text).toBe(
    "I don't know your badge: you have not told me.",
  )
})
