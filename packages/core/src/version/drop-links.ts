import type { CardPatch, CardWriter } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import { RESUMES } from './statement.ts'

/**
 * Takes away what points at cards that are gone, parents aside. A mistake stays one when the card that put it right is gone, and what
 * goes on stays when what it went on with is.
 */
export async function dropLinks(cards: CardWriter, key: string, gone: ReadonlySet<string>): Promise<void> {
  for (const card of await cards.history(key)) {
    const patch = withoutLinks(card, gone)
    if (patch !== null) await cards.update(card.id, patch)
  }
}

function withoutLinks(
  { correctedBy, extra }: MemoryCard,
  gone: ReadonlySet<string>,
): Pick<CardPatch, 'correctedBy' | 'extra'> | null {
  const resumed = extra?.[RESUMES]
  const fixed = correctedBy !== null && gone.has(correctedBy) ? { correctedBy: null } : null
  if (extra === null || typeof resumed !== 'string' || !gone.has(resumed)) return fixed
  const { [RESUMES]: _gone, ...rest } = extra
  return { ...fixed, extra: Object.keys(rest).length > 0 ? rest : null }
}
