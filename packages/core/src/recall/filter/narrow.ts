import type { MemoryItem } from '../../types/item.ts'
import type { Fused } from '../ranking/fuse.ts'
import type { RecallOptions } from '../../api/recall.ts'
import type { CheckedFilter } from '../../input/filters.ts'
import type { ScopeView } from '../../plugin/store.ts'
import { factsOf, passingHits } from './filter-kinds.ts'
import { filteredView, LATER } from './filter-view.ts'
import type { Dropped } from './filter-view.ts'
import { nextPage, readCursor } from './page.ts'
import { messageMiss } from './filter.ts'
import type { PagePlace } from './page.ts'
import type { Tracer } from '../trace/trace.ts'
import { BEHIND } from '../trace/drops.ts'

/** A recall among some of the records only, or a page of one. */
export interface Narrowing {
  /** The scope as if it held only what passes. */
  readonly view: ScopeView
  /** Puts the fused hits into the kind that is asked for. */
  shape(fused: readonly Fused[]): Promise<readonly Fused[]>
  /** Why knowledge that rests on a message does not pass; null: it does. */
  missOf(item: MemoryItem | null): string | null
  /** Cuts what is shown from all that is ranked; `next` continues it. */
  page(ranked: readonly Fused[]): { readonly hits: readonly Fused[]; readonly next: string | null }
}

/** Deep enough for every page, and the same for all of them. */
export const PAGED_DEPTH = 1000

/** What one recall is narrowed to. */
export interface NarrowRequest {
  readonly filter: CheckedFilter
  /** Undefined: not page by page. */
  readonly cursor: string | null | undefined
  /** What a cursor is bound to. */
  readonly asked: string
  /** Hits of a page. */
  readonly limit: number
}

/** Query, scope and options as one text; what may differ from page to page left out. */
export function askedFor(
  scope: string,
  query: string,
  options: RecallOptions,
  filter: CheckedFilter,
): string {
  const { limit: _limit, trace: _trace, cursor: _cursor, filter: _filter, signal: _signal, ...rest } = options
  return JSON.stringify([
    scope,
    query,
    sorted({ ...rest }),
    sorted({ ...filter, message: sorted(filter.message) }),
  ])
}

const sorted = (given: object): unknown =>
  Object.entries(given)
    .map(([key, value]: [string, unknown]) => [key, isEntries(value) ? sorted(value) : value])
    .sort()

const isEntries = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Array)

/** @throws InvalidCursorError */
export async function narrow(
  view: ScopeView,
  { filter, cursor, asked, limit }: NarrowRequest,
  tracer: Tracer | null,
): Promise<Narrowing> {
  const place = cursor === undefined ? null : await placeOf(view, asked, cursor)
  const dropped = tracer && tellTo(tracer)
  return {
    view: filteredView(view, { filter, newest: place?.newest ?? null, dropped }),
    shape: async (fused) => {
      const passing = await passingHits(view, filter, fused, (hit, reason) =>
        tracer?.drop(hit, { stage: 'filter', reason }),
      )
      return factsOf(view, filter, passing, (hit) => tracer?.drop(hit, { stage: 'fuse', reason: BEHIND }))
    },
    missOf: (item) => {
      if (place !== null && item !== null && item.seq > place.newest) return LATER
      return Object.keys(filter.message).length === 0 ? null : messageMiss(item, filter.message)
    },
    page: (ranked) => {
      if (place === null) return { hits: ranked, next: null }
      const { earlier, ...page } = nextPage(ranked, asked, place, limit)
      for (const hit of earlier) tracer?.drop(hit, { stage: 'limit', reason: 'on an earlier page' })
      return page
    },
  }
}

async function placeOf(view: ScopeView, asked: string, cursor: string | null): Promise<PagePlace> {
  if (cursor !== null) return readCursor(asked, cursor)
  const [last] = await view.items.recent(1)
  return { newest: last?.seq ?? 0, seen: new Set() }
}

function tellTo(tracer: Tracer): Dropped {
  return (record, reason) => {
    const hit =
      'card' in record
        ? { kind: 'card' as const, id: record.card.id, card: record.card, item: null }
        : { kind: 'item' as const, id: record.item.id, card: null, item: record.item }
    tracer.drop(hit, { stage: 'filter', reason })
  }
}
