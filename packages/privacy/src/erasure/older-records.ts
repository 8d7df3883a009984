import type { EpochMs, Page, PageRequest, Store } from '@recollect/core'
import type { ScopeView } from '@recollect/core/store'

type Lists = readonly ((page: PageRequest) => Promise<Page<EpochMs>>)[]

/**
 * Whether a scope holds a record that was written before a time. Linear in what it holds. Times are those of the clock that wrote: an
 * import of older records, or a clock that ran backwards, looks the same.
 */
export const hasOlder = (store: Store, scope: string, at: EpochMs): Promise<boolean> =>
  store.read(scope, async (view) => {
    for (const list of listsOf(view)) if (await anyBefore(list, at)) return true
    return false
  })

const times =
  <T>(list: (page: PageRequest) => Promise<Page<T>>, of: (row: T) => EpochMs) =>
  async (page: PageRequest): Promise<Page<EpochMs>> => {
    const { rows, next } = await list(page)
    return { rows: rows.map(of), next }
  }

const recorded = ({ recordedAt }: { readonly recordedAt: EpochMs }): EpochMs => recordedAt
const created = ({ createdAt }: { readonly createdAt: EpochMs }): EpochMs => createdAt
const made = ({ at }: { readonly at: EpochMs }): EpochMs => at

const listsOf = ({ items, cards, changes, sessions, working, semantic }: ScopeView): Lists => [
  times((page) => changes.list(page), made),
  times((page) => items.list(page), recorded),
  times((page) => cards.list(page), recorded),
  ...(sessions ? [times((page) => sessions.list(page), created)] : []),
  ...(working ? [times((page) => working.list(page), created)] : []),
  ...(semantic
    ? [times((page) => semantic.episodes(page), recorded), times((page) => semantic.nodes(page), created)]
    : []),
]

async function anyBefore(list: Lists[number], at: EpochMs): Promise<boolean> {
  for (let cursor: string | null = null; ;) {
    const { rows, next }: Page<EpochMs> = await list({ limit: 1000, cursor })
    if (rows.some((time) => time < at)) return true
    if (next === null) return false
    cursor = next
  }
}
