import type { Hit } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import type { Knowledge } from '../../query-knowledge.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { isConversation } from '../../text/request.ts'
import type { Fused } from '../ranking/fuse.ts'
import type { PartAnswer } from '../answer/answer-material.ts'
import { blend } from './blend.ts'
import { choosePolicy } from './choose-policy.ts'
import type { ChosenPolicy } from './choose-policy.ts'
import { findTold } from './find-told.ts'
import type { ToldPart, ToldTerms } from './find-told.ts'
import { doubted, saidLater } from './later.ts'
import { orNode } from './node-answer.ts'

/** What knowledge and episodes add to one recall. */
export interface Teller {
  readonly policy: ChosenPolicy
  find(plan: QueryPlan): Promise<ToldPart>
  put(base: readonly Fused[], told: ToldPart): readonly Fused[]
  /** The answer of a node, where none better was found. `hits`: what it may be older than. */
  answer(plan: QueryPlan, told: ToldPart, said: PartAnswer, hits: readonly Hit[]): Promise<PartAnswer>
  /** Gives nodes their episodes where the policy says so. One look-up. */
  attach(hits: readonly Hit[]): Promise<readonly Hit[]>
}

/** `plan`: of the first part of the query; its type sets the policy for all. */
export function teller(
  engine: Engine,
  knowledge: Knowledge,
  plan: QueryPlan,
  terms: Omit<ToldTerms, 'talks'>,
): Teller {
  const talks = talksIn(engine, plan) || isConversation(plan.query.text)
  const policy = choosePolicy(knowledge.policy, plan.detection, talks)
  return {
    policy,
    find: (part) => findTold(knowledge, part, { ...terms, talks }),
    put: (base, told) => blend(base, told, policy.used, policy.asked !== 'balanced'),
    answer: async (part, told, said, hits) => {
      const known = orNode(engine, part, told.found, said)
      const later = known === said ? [] : saidLater(engine, part, known.answer.node, hits)
      if (later.length === 0) return known
      const unheard = await knowledge.unheard(later.map(({ id }) => id))
      return doubted(
        known,
        said,
        later.filter(({ id }) => unheard.has(id)),
      )
    },
    attach: async (hits) => {
      const ids = hits.flatMap(({ kind, id }) => (kind === 'node' ? id : []))
      if (policy.used !== 'comprehensive' || ids.length === 0) return hits
      const episodes = await knowledge.episodesOf(ids)
      return hits.map((hit) => (hit.kind === 'node' ? { ...hit, episodes: episodes.get(hit.id) ?? [] } : hit))
    },
  }
}

const talksIn = ({ packs }: Engine, { query: { text } }: QueryPlan): boolean =>
  packs.some((pack) => pack.score(text) > 0 && pack.cues?.conversation?.test(pack.fold(text)) === true)
