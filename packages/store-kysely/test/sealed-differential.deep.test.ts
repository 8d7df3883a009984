import { inMemoryStore } from '@recollect/store-memory'
import { expectSameBehaviour, settled } from '@recollect/testkit'
import { it } from 'vitest'
import { sealedHarness } from './sealed-stores.ts'

const reference = { name: 'reference', create: async () => inMemoryStore() }

it.each(['everything', 'sensitive'] as const)(
  'does what the reference store does with %s encrypted, for random sequences of fifty operations',
  async (seals) => {
    await expectSameBehaviour(reference, settled(sealedHarness(seals)), { runs: 60 })
  },
  120_000,
)
