import type { Expansion } from '../plugin/query.ts'
import { EXPANSION_KINDS } from '../plugin/query.ts'
import type { ExpansionReader, ExpansionRow } from '../plugin/store.ts'
import type { EpochMs } from '../types/item.ts'
import { z } from 'zod'

/** Queries that may wait for a write, those of all scopes together; beyond it the one that waited longest is made again when asked. */
const MAX_QUEUED = 256
/** Longer queries are rarely asked twice. */
const MAX_QUERY = 200

const payload = z.object({ terms: z.array(z.string()), weight: z.number(), kind: z.enum(EXPANSION_KINDS) })

export interface CachedExpansions {
  readonly expansions: readonly Expansion[]
  readonly cached: boolean
}

/**
 * The `query_expansions` table of design 000 as a cache. Rows made by other pack versions or strategies are stale. A miss is queued and written
 * with the scope's next write, or on close, so that a recall itself never writes.
 */
export interface ExpansionCache {
  find(
    scope: string,
    reader: ExpansionReader,
    query: string,
    make: () => readonly Expansion[],
  ): Promise<CachedExpansions>
  /** Rows of a scope waiting to be written; handing them over takes them off the queue. */
  take(scope: string): readonly ExpansionRow[]
  /** Scopes with rows waiting. */
  waiting(): readonly string[]
}

export function expansionCache(madeBy: string, now: () => EpochMs): ExpansionCache {
  /** By scope and query, the one that waited longest first. */
  const queue = new Map<string, QueuedRows>()
  return {
    async find(scope, reader, query, make) {
      if (query.length > MAX_QUERY) return { expansions: make(), cached: false }
      const key = JSON.stringify([scope, query])
      const known = fromRows(queue.get(key)?.rows ?? (await reader.get(query, madeBy)))
      if (known.length > 0) return { expansions: known, cached: true }
      const expansions = make()
      if (expansions.length > 0) {
        queue.set(key, { scope, rows: expansions.map((made) => toRow(query, made, madeBy, now())) })
        if (queue.size > MAX_QUEUED) queue.delete([...queue.keys()][0] ?? key)
      }
      return { expansions, cached: false }
    },
    take(scope) {
      const taken = [...queue].filter(([, waiting]) => waiting.scope === scope)
      for (const [key] of taken) queue.delete(key)
      return taken.flatMap(([, { rows }]) => rows)
    },
    waiting: () => [...new Set(Array.from(queue.values(), ({ scope }) => scope))],
  }
}

interface QueuedRows {
  readonly scope: string
  readonly rows: readonly ExpansionRow[]
}

function toRow(
  query: string,
  { kind, text, terms, weight }: Expansion,
  madeBy: string,
  now: EpochMs,
): ExpansionRow {
  const body = JSON.stringify({ kind, terms, weight })
  return { originalQuery: query, expandedQuery: text, kind, madeBy, payload: body, createdAt: now }
}

/** None when one of them cannot be read: a cache must not stand in the way of what it is for. */
function fromRows(rows: readonly ExpansionRow[]): readonly Expansion[] {
  const expansions: Expansion[] = []
  for (const { kind, expandedQuery, payload: body } of rows) {
    const parsed = payload.safeParse(jsonOf(body))
    if (!parsed.success) return []
    const { terms, weight } = parsed.data
    expansions.push({ kind, text: expandedQuery, terms, weight })
  }
  return expansions
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
