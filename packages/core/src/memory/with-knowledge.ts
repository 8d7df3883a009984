import type { RecallOptions, RecallPolicy } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { PreparedQuery } from '../recall/prepared-query.ts'
import type { Knowledge } from '../query-knowledge.ts'

/** What the plugin of knowledge has in a scope; null where there is no such plugin, or it has nothing. */
export function knowledgeOf(
  engine: Engine,
  scope: string,
  view: ScopeView,
  policy: RecallPolicy,
): Promise<Knowledge> | null {
  const plugin = engine.plugins.find(({ knowledge }) => knowledge !== undefined)
  return plugin?.knowledge?.(engine, scope, view, policy) ?? null
}

/**
 * Lets a recall look at knowledge and episodes. They are of now, and neither facts nor messages: one at a moment, or for one kind of
 * record, does not see them.
 */
export async function withKnowledge(
  engine: Engine,
  scope: string,
  view: ScopeView,
  { validAt, knownAt, filter, policy = engine.config.recall.policy }: RecallOptions,
  prepared: PreparedQuery,
): Promise<PreparedQuery> {
  const ofKind = filter?.kind ?? filter?.slot ?? filter?.entity
  const isAsked = validAt === undefined && knownAt === undefined && ofKind === undefined
  if (engine.config.query.off.includes('knowledge') || !isAsked) return prepared
  const knowledge = await knowledgeOf(engine, scope, view, policy)
  if (knowledge === null) return prepared
  // Loaded where there is some.
  const { teller } = await import('../recall/knowledge/teller.ts')
  return {
    ...prepared,
    knowledge: {
      note: knowledge.note,
      teller: ({ plan, narrowing = null }, excludeItem, tracer) =>
        teller(engine, knowledge, plan, { excludeItem, narrowing, tracer }),
    },
  }
}
