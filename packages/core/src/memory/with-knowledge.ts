import type { RecallOptions } from '../api/recall.ts'
import type { Engine } from '../engine.ts'
import type { SemanticReader } from '../plugin/semantic.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { PreparedQuery } from '../prepared-query.ts'
import { teller } from '../recall/knowledge/teller.ts'
import { recallKnowledge } from '../semantic/retrieval/recall-knowledge.ts'

/**
 * Lets a recall look at knowledge and episodes. They are of now, and neither facts nor messages: one at a moment, or for one kind of
 * record, is not told of them.
 */
export function withKnowledge(
  engine: Engine,
  scope: string,
  view: ScopeView,
  semantic: SemanticReader,
  { validAt, knownAt, filter, policy = engine.config.recall.policy }: RecallOptions,
  prepared: PreparedQuery,
): PreparedQuery {
  const ofKind = filter?.kind ?? filter?.slot ?? filter?.entity
  const isAsked = validAt === undefined && knownAt === undefined && ofKind === undefined
  if (engine.config.query.off.includes('knowledge') || !isAsked) return prepared
  const knowledge = recallKnowledge(engine, scope, view, semantic, policy)
  return {
    ...prepared,
    knowledge: {
      note: knowledge.note,
      teller: ({ plan, narrowing = null }, excludeItem, tracer) =>
        teller(engine, knowledge, plan, { excludeItem, narrowing, tracer }),
    },
  }
}
