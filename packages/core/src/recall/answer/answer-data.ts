import type { Answer, Hit } from '../../api/recall.ts'
import type { ScopeView } from '../../plugin/store.ts'
import { beginning } from '../../text/beginning.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import { quoteOf } from '../hits.ts'
import type { Choice } from './answer-material.ts'

/** What an answer rests on: its cards, or the hit it quotes, with the words they were taken from and when those were said. */
export async function restOf(
  view: ScopeView,
  choice: Choice,
  quoted: Pick<Hit, 'item' | 'quote'> | null,
  hits: readonly Hit[],
): Promise<Omit<Answer, 'text' | 'evidence'>> {
  // A chain rests on its last step: that is what it ends in.
  const card = (choice?.form === 'change' ? choice.cards.at(-1) : choice?.cards[0]) ?? null
  const id = card?.itemId
  const held = id ? hits.find((hit) => hit.item?.id === id)?.item : undefined
  const item = card ? (id ? (held ?? (await view.items.get(id))) : null) : (quoted?.item ?? null)
  return {
    card,
    cards: choice?.cards ?? [],
    item,
    quote: card ? item && wordsOf(card, item) : (quoted?.quote ?? null),
    saidAt: item?.saidAt ?? card?.recordedAt ?? null,
    validFrom: card?.validFrom ?? null,
    validTo: card?.validTo ?? null,
  }
}

/** The whole message, but of a long one only what stands around the words of the card. */
const wordsOf = (card: MemoryCard, item: MemoryItem): string =>
  beginning(item.text) === item.text ? item.text : quoteOf(card, item)
