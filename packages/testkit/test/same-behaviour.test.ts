import { inMemoryStore } from '@recollect/core/in-memory'
import { expect, it } from 'vitest'
import { expectSameBehaviour } from '../src/index.ts'
import { mutants } from './mutants/index.ts'

const reference = { name: 'reference', create: async () => inMemoryStore() }

it('finds no difference between a store and itself', async () => {
  await expectSameBehaviour(reference, reference, { runs: 30 })
})

it('finds the difference between a store and each of its mutants', async () => {
  const unseen: string[] = []
  for (const [name, mutate] of Object.entries(mutants)) {
    const mutant = { name, create: async () => mutate(inMemoryStore()) }
    const verdict = await expectSameBehaviour(reference, mutant, { runs: 60, seed: 7 }).then(
      () => 'same',
      () => 'different',
    )
    if (verdict === 'same') unseen.push(name)
  }
  // Random transactions run one after another in scopes of their own, and none of them copies: the rest is the kit's to find.
  expect(unseen).toEqual(['scope leak', 'dirty read', 'flat terms', 'bare changes'])
})
