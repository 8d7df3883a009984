import { inMemoryStore } from '@recollect/store-memory'
import { expect, it } from 'vitest'
import { expectSameBehaviour } from '../src/index.ts'
import { mutants } from './mutants/index.ts'

const reference = { name: 'reference', create: async () => inMemoryStore() }
/**
 * Random transactions run one after another in scopes of their own; none of them copies, or appends to the audit log: these are the kit's
 * to find.
 */
const UNSEEN = new Set([
  'scope leak',
  'dirty read',
  'flat terms',
  'bare changes',
  'first link',
  'repeated link',
])

it('finds no difference between a store and itself', async () => {
  await expectSameBehaviour(reference, reference, { runs: 30 })
})

it.each(Object.entries(mutants))(
  'tells a store from its mutant "%s", if transactions can',
  async (name, mutate) => {
    const mutant = { name, create: async () => mutate(inMemoryStore()) }
    const verdict = await expectSameBehaviour(reference, mutant, { runs: 120, seed: 7, shorten: false }).then(
      () => 'same',
      () => 'different',
    )
    expect(verdict).toBe(UNSEEN.has(name) ? 'same' : 'different')
  },
)
