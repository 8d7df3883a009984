import { isMistake } from '../../facts/keys.ts'
import type { QueryPlan } from '../../query-plan.ts'
import type { Fused } from '../ranking/fuse.ts'
import type { Tracer } from '../trace/trace.ts'

/** Questions about the past want what held once; what was said by mistake and put right never did. One look-up for all messages. */
export async function withoutMistakes(
  { view }: QueryPlan,
  fused: readonly Fused[],
  tracer: Tracer | null,
): Promise<readonly Fused[]> {
  const messages = fused.filter(({ kind, item }) => kind === 'item' && item?.active === false)
  const gave = messages.length === 0 ? [] : await view.cards.byItems(messages.map(({ id }) => id))
  const isMistaken = ({ id, card }: Fused) => {
    if (card) return isMistake(card)
    const own = gave.filter(({ itemId }) => itemId === id)
    return own.length > 0 && own.every(isMistake)
  }
  return fused.filter((hit) => {
    const drops = isMistaken(hit)
    if (drops)
      tracer?.drop(hit, { stage: 'active', reason: 'said by mistake and put right: it never was true' })
    return !drops
  })
}
