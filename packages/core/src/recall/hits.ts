import type { ScopeView } from '../plugin/store.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { Hit } from '../api/recall.ts'
import { sliceWhole } from '../util/strings.ts'
import type { Fused } from './ranking/fuse.ts'
import { looksLikeInstruction } from '../text/instruction.ts'

const WHOLE_UP_TO = 240
const AROUND = 100

/** Turns ranked candidates into hits, with the words they rest on. One look-up for the messages of cards that are not loaded yet. */
export async function toHits(view: ScopeView, ranked: readonly Fused[]): Promise<readonly Hit[]> {
  const missing = ranked.flatMap(({ card, item }) => (item === null && card?.itemId ? card.itemId : []))
  const [loaded, outdated] = await Promise.all([
    missing.length === 0 ? [] : view.items.byIds(missing),
    outdatedIn(view, ranked),
  ])
  const sources = new Map(loaded.map((item) => [item.id, item]))
  return ranked.map((hit) => {
    const { kind, id, score, tiers, card, item, node, episode } = hit
    const source = item ?? sources.get(card?.itemId ?? '') ?? null
    return {
      kind,
      id,
      score: Math.round(score * 10_000) / 10_000,
      tiers,
      quote: node?.evidence.quote ?? episode?.summary ?? quoteOf(card, source),
      saidAt: source?.saidAt ?? card?.recordedAt ?? node?.validFrom ?? episode?.startedAt ?? null,
      card,
      item: source,
      active: card?.active ?? (node ? true : (source?.active ?? true)),
      outdated: kind === 'item' ? outdated.filter(({ itemId }) => itemId === id) : [],
      ...(node ? { node } : {}),
      ...(episode ? { episode } : {}),
    }
  })
}

/** What messages that still hold in part said besides: facts that were replaced or put right since. One look-up. */
async function outdatedIn(view: ScopeView, ranked: readonly Fused[]): Promise<readonly MemoryCard[]> {
  const ids = ranked.flatMap(({ kind, id, item }) => (kind === 'item' && item?.role === 'user' ? id : []))
  const gave = ids.length === 0 ? [] : await view.cards.byItems(ids)
  return gave.filter((card) => card.supersededAt !== null && card.relation !== 'retracts')
}

/** The whole message when it is short, else what stands around the card's words. */
export function quoteOf(card: MemoryCard | null, item: MemoryItem | null): string {
  if (!item) return card?.value ?? ''
  if (item.text.length <= WHOLE_UP_TO) return item.text
  const span = card?.span ?? { start: 0, end: 0 }
  const from = Math.max(0, span.start - AROUND)
  const to = Math.min(item.text.length, Math.max(span.end + AROUND, from + WHOLE_UP_TO))
  return `${from > 0 ? '…' : ''}${sliceWhole(item.text, from, to)}${to < item.text.length ? '…' : ''}`
}

/** Marks hits whose words look like instructions to a model. They stay where they are. */
export const markInstructions = (hits: readonly Hit[]): readonly Hit[] =>
  hits.map((hit) => (looksLikeInstruction(wordsOf(hit)) ? { ...hit, instruction: true } : hit))

/** Of a long message what is shown of it comes first: as much of a text is looked at. */
const wordsOf = ({ card, item, node, episode, quote }: Hit): string =>
  `${card?.value ?? ''}\n${quote}\n${item?.text === quote ? '' : (item?.text ?? '')}\n${node?.value ?? episode?.summary ?? ''}`
