import type { ExpansionCache, ExpansionRow } from '../plugin/expansions.ts'
import type { Expansion } from '../plugin/query.ts'
import { EXPANSION_KINDS } from '../plugin/query.ts'
import type { EpochMs } from '../types/item.ts'

/** Queries that may wait for a write, those of all scopes together; beyond it the one that waited longest is made again when asked. */
const MAX_QUEUED = 256
/** Longer queries are rarely asked twice. */
const MAX_QUERY = 200

export function expansionCache(madeBy: string, now: () => EpochMs): ExpansionCache {
  /** By scope and query, the one that waited longest first. */
  const queue = new Map<string, Queued>()
  return {
    async find(scope, reader, query, make) {
      if (query.length > MAX_QUERY) return { expansions: make(), cached: false }
      const key = JSON.stringify([scope, query])
      const known = queue.get(key)?.expansions ?? fromRows(await reader.get(query, madeBy))
      if (known.length > 0) return { expansions: known, cached: true }
      const expansions = make()
      if (expansions.length > 0) {
        queue.set(key, { scope, query, expansions: expansions.map(asRead), at: now() })
        if (queue.size > MAX_QUEUED) queue.delete([...queue.keys()][0] ?? key)
      }
      return { expansions, cached: false }
    },
    take(scope) {
      const taken = [...queue].filter(([, waiting]) => waiting.scope === scope)
      for (const [key] of taken) queue.delete(key)
      return taken.flatMap(([, { query, expansions, at }]) =>
        expansions.map((made) => toRow(query, made, madeBy, at)),
      )
    },
    waiting: () => [...new Set(Array.from(queue.values(), ({ scope }) => scope))],
  }
}

/** In the order of keys that those of a row have: traces are the same text wherever they come from. */
const asRead = ({ kind, text, terms, weight }: Expansion): Expansion => ({ kind, text, terms, weight })

interface Queued {
  readonly scope: string
  readonly query: string
  readonly expansions: readonly Expansion[]
  readonly at: EpochMs
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
  for (const { expandedQuery, payload } of rows) {
    const made = madeIn(jsonOf(payload))
    if (made === null) return []
    expansions.push(asRead({ ...made, text: expandedQuery }))
  }
  return expansions
}

/** Checked by hand: it is read with every question. */
function madeIn(body: unknown): Pick<Expansion, 'kind' | 'terms' | 'weight'> | null {
  if (typeof body !== 'object' || body === null || !('terms' in body && 'weight' in body && 'kind' in body))
    return null
  const { terms, weight } = body
  const kind = EXPANSION_KINDS.find((one) => one === body.kind)
  const isWhole =
    kind !== undefined && isTexts(terms) && typeof weight === 'number' && Number.isFinite(weight)
  return isWhole ? { kind, terms, weight } : null
}

const isTexts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'string')

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
