import type { ForgetPlan } from '@recollect/core/plugin'
import type { MemoryItem } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import type { Engine } from '../engine.ts'
import { forgetFacts } from './forget-facts.ts'

/**
 * Takes what was learned from words that stay; gives the messages that go, those in an episode last: the last one that has a word takes it
 * out of what was learned, and only one that is in an episode does so.
 */
export async function beforeForgetting(
  engine: Engine,
  tx: ScopeTransaction,
  { cards, items }: ForgetPlan,
): Promise<readonly MemoryItem[]> {
  const { semantic } = tx
  if (semantic === undefined || semantic.cutUpTo === 0) return items
  const going = new Set(items.map(({ id }) => id))
  const left = cards.filter(({ itemId }) => itemId !== null && !going.has(itemId))
  if (left.length > 0) await forgetFacts(engine, tx, left)
  if (items.length < 2) return items
  const held = await semantic.episodesOfItems(items.map(({ id }) => id))
  return [...items].sort((a, b) => Number(held.has(a.id)) - Number(held.has(b.id)))
}
