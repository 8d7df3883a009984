import type { RetrievalSet } from '../retrieval/load-set.ts'
import { isScored } from '../retrieval/metrics.ts'

const TURNS = 40
const ANSWERED = 4

/** The beginning of each of the first conversations, and a few questions about it: whether it works, not how well. */
export function shortened({ name, conversations, questions }: RetrievalSet, count: number): RetrievalSet {
  const kept = conversations.slice(0, count).map(({ id, turns }) => ({ id, turns: turns.slice(0, TURNS) }))
  return {
    name,
    conversations: kept,
    questions: kept.flatMap(({ id, turns }) => {
      const told = new Set(turns.map((turn) => turn.id))
      const its = questions.filter(({ conversation }) => conversation === id)
      const answered = its.filter((one) => isScored(one) && one.evidence.every((turn) => told.has(turn)))
      return [...answered.slice(0, ANSWERED), ...its.filter(({ answerable }) => !answerable).slice(0, 1)]
    }),
  }
}
