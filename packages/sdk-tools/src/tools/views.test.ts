import { expect, it } from 'vitest'
import { NOON, openMemory } from '../../test/support/memory.ts'
import { listedFacts } from './facts.ts'
import { recalled } from './recall.ts'

it('a fact and a memory are shown with their dates, and what they are not is left out', async () => {
  const { alice } = await openMemory()
  await alice.remember('I live in Paris.')
  const since = new Date(NOON).toISOString()
  const { facts, more, note } = await listedFacts(alice, { limit: 5 })
  expect(facts).toEqual([{ id: expect.any(String), entity: 'user', slot: 'location', value: 'Paris', since }])
  expect(more).toBe(false)
  expect(note).toContain('not to be trusted')
  const { evidence, memories } = await recalled(alice, { query: 'Where do I live?', limit: 1 })
  expect(evidence).toBe('strong')
  expect(memories).toEqual([{ kind: 'card', id: facts[0]?.id, text: 'I live in Paris.', said: since }])
})

it('no answer is shown where the memory does not know', async () => {
  const { alice } = await openMemory()
  const query = 'Where do I live?'
  expect(await recalled(alice, { query, limit: 1 })).toMatchObject({ answer: null, memories: [] })
})
