import type { Finding } from '../api.ts'
import type { Engine } from '../engine.ts'
import type { VersionPlan } from '@recollect/core/plugin'
import type { EpochMs } from '@recollect/core'
import type { NodeVersion } from '@recollect/core/store'
import { carryOut } from './carry-out.ts'
import { isReadAlready, sayingsOf, saysAlready } from './sayings.ts'
import type { Statement } from './sayings.ts'
import { NODE_SLOT, NODE_VERSION_KEY, versionCard } from './version-cards.ts'
import { versionDraft } from './version-draft.ts'

/** What a statement does to a node. */
export interface Planned {
  readonly verdict: Exclude<Finding['verdict'], 'quarantined'>
  /** All there are afterwards; the very same ones when nothing changes. */
  readonly versions: readonly NodeVersion[]
  /** Why, in words. */
  readonly reason: string
}

/** Where a node stands before it. */
export interface NodeState {
  readonly scope: string
  readonly nodeId: string
  /** Empty: it is new. */
  readonly versions: readonly NodeVersion[]
}

/**
 * Has the versioner plan one statement. The same words read once more, by the same episode, change nothing; the same value said by it in
 * other words is noted, and says no more than it did. Evidence that another message gives has an empty quote: see `withQuotes`.
 */
export async function planStatement(
  { versioner, values }: Pick<Engine, 'versioner' | 'values'>,
  { scope, nodeId, versions }: NodeState,
  statement: Statement,
  now: EpochMs,
): Promise<Planned> {
  if (versions.some((version) => isReadAlready(version, statement)))
    return { verdict: 'none', versions, reason: 'these words were read before' }
  const cards = versions.map((version) => versionCard(scope, version, values))
  const latest = cards.at(-1) ?? null
  const beside = { latest, known: cards, session: null, mistake: null, values }
  const state = { versionKey: NODE_VERSION_KEY, valueKey: '', ...beside }
  const plan = await versioner.plan(state, versionDraft(statement, values), NODE_SLOT)
  if (plan.action === 'none' || (plan.insert === null && plan.reinforce === null))
    return { verdict: 'none', versions, reason: plan.reason }
  const after = carryOut(plan, versions, statement, nodeId, now)
  return { verdict: verdictOf(plan, versions, statement), versions: after, reason: plan.reason }
}

function verdictOf(
  { insert, reinforce }: VersionPlan,
  versions: readonly NodeVersion[],
  { episodeId }: Statement,
): Planned['verdict'] {
  if (versions.length === 0) return 'new'
  if (insert !== null) return insert.active ? 'evolves' : 'files'
  const same = versions.find(({ version }) => version === reinforce?.version)
  return same !== undefined && saysAlready(same, episodeId) ? 'none' : 'reinforces'
}

/** Episodes that say any of the values, and those whose value took the place of another, by the time it began. Pure. */
export function linksBy(versions: readonly NodeVersion[]): ReadonlyMap<string, boolean> {
  const [, ...later] = [...versions].sort((a, b) => a.validFrom - b.validFrom || a.version - b.version)
  const evolved = new Set(later.map(({ episodeId }) => episodeId))
  const all = versions.flatMap(sayingsOf).flatMap(({ episodeId }) => episodeId ?? [])
  return new Map(all.map((episodeId) => [episodeId, evolved.has(episodeId)]))
}
