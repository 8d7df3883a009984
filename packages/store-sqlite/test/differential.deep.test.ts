import { inMemoryStore } from '@recollect/store-memory'
import { expectSameBehaviour, settled } from '@recollect/testkit'
import { it } from 'vitest'
import { fileHarness, memoryHarness } from './support/files.ts'

const reference = { name: 'reference', create: async () => inMemoryStore() }

it('does what the reference store does, for random sequences of fifty operations', async () => {
  await expectSameBehaviour(reference, settled(memoryHarness), { runs: 250 })
}, 120_000)

it('does the same in a file as in memory', async () => {
  await expectSameBehaviour(memoryHarness, fileHarness('file', { durability: 'normal' }), { runs: 50 })
}, 60_000)
