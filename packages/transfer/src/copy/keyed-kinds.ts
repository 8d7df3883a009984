import type { ScopeView, StoreCapabilities } from '@recollect/core/store'
import { canonical } from './canonical.ts'
import { holdsAny, listed, matching } from './keyed.ts'
import type { KeyedKind } from './keyed.ts'
import { KNOWLEDGE } from './knowledge.ts'
import type { ScopeReader } from './numbered.ts'

/** Stores may keep longer queries under their hash, and then nobody finds them elsewhere. */
const LONGEST_QUERY_BYTES = 1000

/** A UTF-16 unit has at most three bytes in UTF-8. */
const isCopied = (query: string): boolean =>
  query.length * 3 <= LONGEST_QUERY_BYTES && !/^sha256:[\da-f]{64}$/u.test(query)

/** Cached expansions, a page of queries at a time. They replace what the target has; those of very long queries are left out. */
const expansions: KeyedKind = {
  name: 'expansions',
  pages: async function* ({ copy }, limit) {
    let after = ''
    for (;;) {
      const found = await copy.expansions(after, limit)
      const last = found.at(-1)
      if (last === undefined) return
      const rows = found.filter(({ originalQuery }) => isCopied(originalQuery))
      const lines = rows.map(canonical)
      yield {
        lines,
        existing: async (other) => {
          const there = await Promise.all(
            rows.map(({ originalQuery, madeBy }) => other.expansions.get(originalQuery, madeBy)),
          )
          return rows.map(({ expandedQuery }, at) =>
            there[at]?.some((row) => row.expandedQuery === expandedQuery) ? (lines[at] ?? null) : null,
          )
        },
        write: (tx) => tx.expansions.put(rows),
      }
      after = last.originalQuery
    }
  },
}

const sessions = listed('sessions', {
  list: async (view, page) => view.sessions?.list(page),
  find: (other, rows) => Promise.all(rows.map(async ({ id }) => other.sessions?.get(id))),
  put: async (tx, row) => tx.sessions?.put(row),
})

const variables = listed('variables', {
  list: async ({ working }, page) => working?.list(page),
  find: ({ working }, rows) =>
    Promise.all(rows.map(async ({ session, name }) => working?.get(session, name))),
  put: async ({ working }, row) => working?.put(row),
})

/** Link by link as it is: its chain holds in the copy too. */
const audit = listed('audit', {
  list: async (view, page) => view.audit?.list(page),
  find: async (other, rows) => {
    const [first] = rows
    const page = first && { limit: rows.length, cursor: String(first.seq - 1) }
    return matching(rows, page && (await other.audit?.list(page))?.rows, ({ seq }) => seq)
  },
  put: async (tx, row) => tx.audit?.append(row),
})

/** Kinds of record without a number, in the order they are copied: after what is numbered. */
export const KEYED_KINDS: readonly KeyedKind[] = [expansions, sessions, variables, ...KNOWLEDGE, audit]

/** What a store must be able to do to hold the scope. */
export async function neededBy({ view, spaces }: ScopeReader): Promise<readonly (keyof StoreCapabilities)[]> {
  const needs = {
    vectors: spaces.length > 0,
    sessions: view.copy.last.turns > 0 || (await holdsAny(view, [sessions, variables])),
    semantic: cutUpTo(view) > 0 || (await holdsAny(view, KNOWLEDGE)),
    audit: await holdsAny(view, [audit]),
  }
  return (['vectors', 'sessions', 'semantic', 'audit'] as const).filter((name) => needs[name])
}

/** Up to which message episodes have been cut. */
export const cutUpTo = ({ semantic }: ScopeView): number => semantic?.cutUpTo ?? 0
