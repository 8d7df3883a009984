import { inMemoryStore } from '@recollect/core/in-memory'
import { expectSameBehaviour, settled } from '@recollect/testkit'
import { it } from 'vitest'
import { fileHarness, memoryHarness } from './support/files.ts'

/** How much of a soak, which a release goes through, is done each time. */
const share = process.env['RECOLLECT_SOAK'] === undefined ? 0.3 : 1

const reference = { name: 'reference', create: async () => inMemoryStore() }

it('does what the reference store does, for random sequences of fifty operations', async () => {
  await expectSameBehaviour(reference, settled(memoryHarness), { runs: 1000 * share })
}, 120_000)

it('does the same in a file as in memory', async () => {
  await expectSameBehaviour(memoryHarness, fileHarness('file', { durability: 'normal' }), {
    runs: 100 * share,
  })
}, 60_000)
