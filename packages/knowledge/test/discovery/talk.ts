import type { ScopedMemory } from '@recollect/core'
import type { Quarantined } from '@recollect/core/store'
import { DAY, NOON } from '../support/core.ts'
import { aGap } from './fake-discoverer.ts'
import type { Script } from './fake-discoverer.ts'

export const HOUR = DAY / 24

export const ROME: Script = {
  has: 'Rome',
  found: { nodes: [aGap({ key: 'my home', value: 'Rome', quote: 'live in Rome', context: 'where I live' })] },
}
export const BEES: Script = {
  has: 'bees',
  found: { nodes: [aGap({ key: 'my pets', value: 'bees', quote: 'keep bees', context: 'what I keep' })] },
}

/** Each text is a conversation of its own. */
export const tell = async (memory: ScopedMemory, ...texts: readonly string[]) => {
  for (const [i, text] of texts.entries()) await memory.remember({ text, at: NOON + i * HOUR - 9 * HOUR })
}

export async function quarantineOf(memory: ScopedMemory): Promise<readonly Quarantined[]> {
  return (await memory.discovery.quarantined()).rows
}
