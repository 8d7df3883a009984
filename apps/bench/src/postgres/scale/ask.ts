import type { Recollect } from '@recollect/core'
import { allRows } from '../../library/all-rows.ts'
import { QUESTIONS } from '../../speed/corpus/questions.ts'
import { pick, seededRandom } from '../../synthetic/random.ts'

/** What is asked of a memory. */
export const KINDS = ['card by id', 'history of a slot', 'recall'] as const
export type Kind = (typeof KINDS)[number]

/** One call, the same on both databases. */
export interface Visit {
  readonly kind: Kind
  readonly call: (recollect: Recollect) => Promise<unknown>
}

const SEED = 11
const SLOT = 'location'

/** Every scope asked every kind of thing in every round; no two visits in a row go to one scope. */
export async function visitsOf(
  recollect: Recollect,
  scopes: readonly string[],
  rounds: number,
): Promise<readonly Visit[]> {
  const random = seededRandom(SEED)
  const cards = new Map<string, readonly string[]>()
  for (const scope of scopes) {
    const rows = await allRows((page) => recollect.scope(scope).cards.list(page))
    cards.set(
      scope,
      rows.map(({ id }) => id),
    )
  }
  const calls = (scope: string): Record<Kind, Visit['call']> => {
    const card = pick(cards.get(scope) ?? [], random)
    const question = pick(QUESTIONS, random)
    return {
      'card by id': (memory) => memory.scope(scope).cards.get(card),
      'history of a slot': (memory) => memory.scope(scope).history(SLOT),
      recall: (memory) => memory.scope(scope).recall(question),
    }
  }
  return Array.from({ length: rounds }, () => scopes.map(calls)).flatMap((round) =>
    KINDS.flatMap((kind) => round.map((of): Visit => ({ kind, call: of[kind] }))),
  )
}
