import type { RecordRef, TraceDrop, TraceRanked } from '../../api/recall.ts'
import { sliceWhole } from '../../util/strings.ts'
import type { TierResult } from '../candidate.ts'
import type { Fused } from '../ranking/fuse.ts'
import { round, scaledParts } from './terms.ts'

type Quoted = Pick<Fused, 'card' | 'item' | 'node' | 'episode'>

/** Why a candidate ended. */
export type Gone = Pick<TraceDrop, 'stage' | 'reason'>

const QUOTED = 120
/** Why a message is no hit of its own. */
export const BEHIND = 'stands behind the card it gave'

/** A record of any kind, as a key. */
export const keyOf = ({ kind, id }: RecordRef): string => `${kind}:${id}`

/** What a trace shows of a record. */
export const quoteOf = ({ card, item, node, episode }: Quoted): string =>
  card?.value ?? node?.evidence.quote ?? sliceWhole(episode?.summary ?? item?.text ?? '', 0, QUOTED)

/** Candidates of tiers that are no longer there after fusion, each with the card that stands for it. */
export function behindCards(results: readonly TierResult[], hits: readonly Fused[]): TraceDrop[] {
  const shown = new Set(hits.map(keyOf))
  const gone = new Map<string, TraceDrop>()
  for (const candidate of results.flatMap((result) => result.candidates)) {
    const { kind, id } = candidate
    if (shown.has(keyOf({ kind, id }))) continue
    gone.set(keyOf({ kind, id }), {
      ...{ kind, id, stage: 'fuse', reason: BEHIND, quote: quoteOf(candidate), rank: null },
      by: cardOf(id, hits),
    })
  }
  return [...gone.values()]
}

/**
 * What is shown, then what was ranked and is not: beyond the limit, or behind an answer that came from the history. What `dropped` holds
 * has been told of.
 */
export function finalOrder(
  shown: readonly Fused[],
  all: readonly Fused[],
  dropped: readonly TraceDrop[],
): { readonly ranked: TraceRanked[]; readonly gone: readonly TraceDrop[] } {
  const placed = new Set([...shown, ...dropped].map(keyOf))
  const rest = all.filter((hit) => !placed.has(keyOf(hit)))
  const beyond = rest.filter(({ kind, id }) => kind === 'card' || cardOf(id, shown) === null)
  const gone = rest.map((hit): TraceDrop => {
    const { kind, id } = hit
    const by = kind === 'card' ? null : cardOf(id, shown)
    const quote = quoteOf(hit)
    if (by) return { kind, id, stage: 'fuse', reason: BEHIND, quote, rank: null, by }
    const rank = shown.length + beyond.indexOf(hit) + 1
    const reason = `ranks ${rank}, beyond the limit of ${shown.length}`
    return { kind, id, stage: 'limit', reason, quote, rank, by: null }
  })
  return { ranked: [...shown, ...beyond].map(rankedOf), gone }
}

/** One drop a record, and none of a hit: another part of the query may have found what the first left out. */
export function toldOnce(dropped: readonly TraceDrop[], shown: readonly RecordRef[]): readonly TraceDrop[] {
  const told = new Set(shown.map(keyOf))
  return dropped.filter((drop) => !told.has(keyOf(drop)) && told.add(keyOf(drop)))
}

const rankedOf = (hit: Fused, index: number): TraceRanked => ({
  kind: hit.kind,
  id: hit.id,
  rank: index + 1,
  score: round(hit.score),
  coverage: round(hit.coverage),
  tiers: hit.tiers,
  parts: scaledParts(hit.parts, hit.score),
  quote: quoteOf(hit),
})

function cardOf(itemId: string, hits: readonly Fused[]): RecordRef | null {
  const found = hits.find(({ card }) => card?.itemId === itemId)
  return found ? { kind: 'card', id: found.id } : null
}
