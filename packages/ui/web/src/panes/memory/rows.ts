import type { MemoryCard } from '@recollect/core'

/** A line of the list: the head of a group, or a card in it. */
export type Row =
  | {
      readonly kind: 'head'
      readonly key: string
      readonly entity: string
      readonly slot: string
      readonly count: number
    }
  | { readonly kind: 'card'; readonly key: string; readonly card: MemoryCard }

/** Facts about the user first, then those of others; each by the time its attribute was first heard of. */
const order = (a: readonly MemoryCard[], b: readonly MemoryCard[]): number => {
  const [first, second] = [a[0], b[0]]
  if (!first || !second) return 0
  const others = Number(first.entity !== 'user') - Number(second.entity !== 'user')
  return others || first.seq - second.seq
}

/** Cards by attribute: what holds first, then the newest. */
export function rowsOf(cards: readonly MemoryCard[]): readonly Row[] {
  const byKey = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const group = byKey.get(card.versionKey)
    if (group) group.push(card)
    else byKey.set(card.versionKey, [card])
  }
  return [...byKey.values()].sort(order).flatMap((group): Row[] => {
    const [first] = group
    if (!first) return []
    const { entity, slot, versionKey } = first
    const inOrder = [...group].sort((a, b) => Number(b.active) - Number(a.active) || b.seq - a.seq)
    return [
      { kind: 'head', key: `head ${versionKey}`, entity, slot, count: group.length },
      ...inOrder.map((card): Row => ({ kind: 'card', key: card.id, card })),
    ]
  })
}

/** Cards in the order they came, without heads. */
export const plainRows = (cards: readonly MemoryCard[]): readonly Row[] =>
  cards.map((card) => ({ kind: 'card', key: card.id, card }))
