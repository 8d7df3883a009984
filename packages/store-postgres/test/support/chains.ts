import type { MemoryCard, Store } from '@recollect/core'
import { aCard } from '@recollect/testkit'

/** Puts a new version of a fact in the place of the one that holds. Returns its number. */
export function addVersion(
  store: Store,
  scope: string,
  slot: string,
  card: { id: string; value: string },
): Promise<number> {
  return store.transaction(scope, async (tx) => {
    const last = await tx.cards.latest(`user:${slot}`, '')
    if (last?.active === true) await tx.cards.update(last.id, { active: false })
    const version = (last?.version ?? 0) + 1
    await tx.cards.insert(aCard({ ...card, slot, version, parentId: last?.id ?? null }))
    return version
  })
}

/** What is wrong with the versions of a fact: they count from 1 without a gap, each points to the one before, the last alone holds. */
export function faultsOf(chain: readonly MemoryCard[]): readonly string[] {
  const cards = chain.toSorted((a, b) => a.version - b.version)
  return cards.flatMap(({ version, parentId, active, versionKey }, at) => {
    const is = `${versionKey} #${String(at + 1)}`
    return [
      ...(version === at + 1 ? [] : [`${is} has the version ${String(version)}`]),
      ...(parentId === (cards[at - 1]?.id ?? null) ? [] : [`${is} points elsewhere`]),
      ...(active === (at === cards.length - 1) ? [] : [`${is} is ${active ? '' : 'not '}active`]),
    ]
  })
}
