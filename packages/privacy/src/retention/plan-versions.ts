import type { MemoryCard } from '@recollect/core'
import type { RetentionPolicy } from './policy.ts'
import type { Forgetting } from './report.ts'

type Card = Pick<MemoryCard, 'id' | 'seq' | 'versionKey' | 'parentId' | 'active'>

/**
 * The oldest closed versions of each key beyond the limit. Never what holds, nor a version that something which holds follows on: its
 * forgetting could take that along. `gone`: what goes anyway, with its message.
 */
export function planVersions(
  cards: readonly Card[],
  { versionsPerKey }: RetentionPolicy,
  gone: ReadonlySet<string>,
): readonly Forgetting[] {
  if (versionsPerKey === undefined) return []
  const keys = new Map<string, Card[]>()
  for (const card of cards) {
    if (gone.has(card.id)) continue
    const versions = keys.get(card.versionKey) ?? []
    versions.push(card)
    keys.set(card.versionKey, versions)
  }
  return [...keys.values()].flatMap((versions) => beyond(versions, versionsPerKey))
}

function beyond(versions: readonly Card[], limit: number): readonly Forgetting[] {
  const followed = new Set(versions.flatMap(({ active, parentId }) => (active ? [parentId] : [])))
  const mayGo = versions
    .filter(({ id, active }) => !active && !followed.has(id))
    .sort((a, b) => a.seq - b.seq)
  return mayGo
    .slice(0, Math.max(versions.length - limit, 0))
    .map(({ id }): Forgetting => ({ record: 'card', id, reason: 'version-limit' }))
}
