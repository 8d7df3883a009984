import { isMistake } from '../facts/keys.ts'
import type { MemoryCard } from '../types/card.ts'
import { chainsOf } from './chains.ts'
import type { Look, Mend } from './mend.ts'

/**
 * A parent is a card of the same version key: of the same chain an earlier version, which nothing else of the chain follows, of another
 * chain one that does not lead back. A bad one gives way to the version before.
 */
export const lookForParents: Look = (cards) => {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return chainsOf(cards).flatMap((chain) => {
    const taken = new Set<string>()
    const place = new Map(chain.map(({ id }, i) => [id, i]))
    return chain.flatMap((card, i): Mend[] => {
      const { parentId } = card
      const forks = parentId !== null && taken.has(parentId) && !isMistake(card)
      const before = chain[i - 1]?.id ?? null
      const sound = parentId === null || (!forks && follows(card, byId.get(parentId), place, byId))
      const right = sound ? parentId : before
      if (right !== null) taken.add(right)
      return right === parentId ? [] : [{ kind: 'parent', id: card.id, patch: { parentId: right } }]
    })
  })
}

function follows(
  card: MemoryCard,
  parent: MemoryCard | undefined,
  place: ReadonlyMap<string, number>,
  byId: ReadonlyMap<string, MemoryCard>,
): boolean {
  if (!parent) return false
  const [own, its] = [place.get(card.id), place.get(parent.id)]
  if (own !== undefined && its !== undefined) return its < own
  return parent.seq < card.seq || !leadsBack(parent, card, byId)
}

/** What puts another right is followed by older cards; but no card follows itself. */
function leadsBack(from: MemoryCard, to: MemoryCard, byId: ReadonlyMap<string, MemoryCard>): boolean {
  const seen = new Set<string>()
  for (let at: MemoryCard | undefined = from; at && !seen.has(at.id); at = byId.get(at.parentId ?? '')) {
    if (at.id === to.id) return true
    seen.add(at.id)
  }
  return false
}
