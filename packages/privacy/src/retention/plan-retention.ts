import type { EpochMs, MemoryCard, MemoryItem, SemanticNode } from '@recollect/core'
import type { Session } from '@recollect/core/store'
import { planItems } from './plan-items.ts'
import { planNodes } from './plan-nodes.ts'
import { planSessions } from './plan-sessions.ts'
import { planVersions } from './plan-versions.ts'
import type { RetentionPolicy } from './policy.ts'
import type { RetentionReport } from './report.ts'

/** What a policy looks at. */
export interface Retained {
  readonly nodes: readonly SemanticNode[]
  readonly cards: readonly MemoryCard[]
  readonly items: readonly MemoryItem[]
  readonly sessions: readonly Session[]
}

/** What a policy would have forgotten and put away. */
export type RetentionPlan = Pick<RetentionReport, 'forgotten' | 'archived' | 'overQuota'>

/** Decides; touches nothing. What goes first cannot be needed by what goes later: nodes, versions, messages, sessions. */
export function planRetention(
  { nodes, cards, items, sessions }: Retained,
  policy: RetentionPolicy,
  now: EpochMs,
): RetentionPlan {
  const messages = planItems(items, cards, policy, now)
  const going = new Set(messages.forgotten.map(({ id }) => id))
  const gone = cards.filter(({ itemId }) => itemId !== null && going.has(itemId))
  const versions = planVersions(cards, policy, new Set(gone.map(({ id }) => id)))
  const { forgotten, archived } = planSessions(sessions, policy, now)
  return {
    forgotten: [...planNodes(nodes, policy, now), ...versions, ...messages.forgotten, ...forgotten],
    archived,
    overQuota: messages.overQuota,
  }
}
