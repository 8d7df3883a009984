import type { CardPatch, CardWriter } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import { isMendable } from './mend.ts'
import type { Patch } from './mend.ts'

/**
 * Writes what was mended, in an order in which no moment has two active cards of a chain or one number twice: endings first, then
 * numbers by way of free ones, then the rest. Returns how many cards were changed.
 */
export async function writeMends(
  cards: CardWriter,
  mends: readonly Patch[],
  known: readonly MemoryCard[],
): Promise<number> {
  const patches = new Map<string, CardPatch>()
  for (const { id, patch } of mends.filter(isMendable)) patches.set(id, { ...patches.get(id), ...patch })
  const [ending, others] = split([...patches], ([, { active }]) => active === false)
  const renumbered = [...patches].filter(([, { version }]) => version !== undefined)
  let free = known.reduce((most, { version }) => Math.max(most, version), renumbered.length)
  // Their new numbers come last, so that each is free by then.
  for (const [id, { version: _version, ...patch }] of ending) await cards.update(id, patch)
  for (const [id] of renumbered) await cards.update(id, { version: (free += 1) })
  for (const [id, { version }] of renumbered) if (version !== undefined) await cards.update(id, { version })
  for (const [id, { version: _version, ...patch }] of others) {
    if (Object.keys(patch).length > 0) await cards.update(id, patch)
  }
  return patches.size
}

function split<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}
