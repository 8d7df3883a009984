import type { AnswerRequest } from '../../plugin/answers.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Fused } from '../ranking/fuse.ts'

/** Puts the card that answers among the hits when it came from the history, where no tier looks. It stands first: it is the answer. */
export function withAnswer(
  hits: readonly Fused[],
  choice: { readonly form: AnswerRequest['form']; readonly cards: readonly MemoryCard[] } | null,
  excludeItem: string | null,
  { includeInactive, limit }: Pick<QueryPlan, 'includeInactive' | 'limit'>,
): readonly Fused[] {
  // What was withdrawn explains an "I do not know"; it is no hit.
  const answering = choice?.form === 'retracted' ? undefined : choice?.cards.at(-1)
  if (!answering || (excludeItem !== null && answering.itemId === excludeItem)) return hits
  if (!answering.active && !includeInactive) return hits
  if (hits.some((hit) => hit.card?.id === answering.id)) return hits
  const source = hits.find((hit) => hit.kind === 'item' && hit.id === answering.itemId)
  const first: Fused = {
    kind: 'card',
    id: answering.id,
    card: answering,
    item: source?.item ?? null,
    tiers: { ...source?.tiers, card: 1 },
    score: 1,
    coverage: 1,
  }
  return [first, ...hits.filter((hit) => hit !== source)].slice(0, limit)
}
