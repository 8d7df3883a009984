import type { MemoryCard } from '@recollect/core'
import { aCard } from '@recollect/testkit'

/** A card as the API gives it; pass what matters to the test. */
export const cardOf = (said: Partial<MemoryCard>): MemoryCard => ({ scope: 's', seq: 0, ...aCard(), ...said })
