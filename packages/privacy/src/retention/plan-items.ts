import type { EpochMs, MemoryCard, MemoryItem } from '@recollect/core'
import { DAY } from './day.ts'
import type { RetentionPolicy } from './policy.ts'
import type { Forgetting } from './report.ts'

type Item = Pick<MemoryItem, 'id' | 'seq' | 'saidAt'>
type Card = Pick<MemoryCard, 'itemId' | 'active'>

export interface PlannedItems {
  readonly forgotten: readonly Forgetting[]
  readonly overQuota: number
}

/** By age, then by number; the oldest first. A message by which something holds stays, unless the policy lets it go. */
export function planItems(
  items: readonly Item[],
  cards: readonly Card[],
  { messages, quota }: RetentionPolicy,
  now: EpochMs,
): PlannedItems {
  const holding = new Set(cards.flatMap(({ itemId, active }) => (active && itemId !== null ? [itemId] : [])))
  const mayGo = ({ id }: Item) => messages?.keepIfActiveFact === false || !holding.has(id)
  const isOld = ({ saidAt }: Item) => messages !== undefined && saidAt <= now - messages.afterDays * DAY
  const inOrder = [...items].sort((a, b) => a.seq - b.seq)
  const old = inOrder.filter((item) => isOld(item) && mayGo(item))
  const rest = inOrder.filter((item) => !(isOld(item) && mayGo(item)))
  const excess = Math.max(rest.length - (quota?.items ?? rest.length), 0)
  const beyond = rest.filter(mayGo).slice(0, excess)
  return {
    forgotten: [
      ...old.map(({ id }): Forgetting => ({ record: 'item', id, reason: 'message-age' })),
      ...beyond.map(({ id }): Forgetting => ({ record: 'item', id, reason: 'item-quota' })),
    ],
    overQuota: excess - beyond.length,
  }
}
