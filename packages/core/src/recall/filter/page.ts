import type { Fused } from '../ranking/fuse.ts'
import { hitMark, writeCursor } from './page-cursor.ts'
import type { PagePlace } from './page-cursor.ts'

export interface HitPage {
  readonly hits: readonly Fused[]
  /** Shown by the pages before. */
  readonly earlier: readonly Fused[]
  readonly next: string | null
}

/** Cuts the next page from the whole ranking: what no page before has shown. */
export function nextPage(ranked: readonly Fused[], asked: string, place: PagePlace, limit: number): HitPage {
  const isSeen = ({ kind, id }: Fused) => place.seen.has(hitMark(kind, id))
  const rest = ranked.filter((hit) => !isSeen(hit))
  const hits = rest.slice(0, limit)
  const seen = new Set([...place.seen, ...hits.map(({ kind, id }) => hitMark(kind, id))])
  const next = rest.length > hits.length ? writeCursor(asked, { ...place, seen }) : null
  return { hits, earlier: ranked.filter(isSeen), next }
}
