import type { ScopeView } from '@recollect/core/store'

/** Where the words of a message may stand, and what stands there now. */
export interface Place {
  /** What it is, in words. */
  readonly name: string
  look(view: ScopeView): Promise<unknown>
}

const ALL = { limit: 1000 } as const
const FIRST = [1, 1_000_000] as const

const place = (name: string, look: Place['look']): Place => ({ name, look })

const nodeIds = async ({ semantic }: ScopeView): Promise<readonly string[]> =>
  (await semantic?.nodes(ALL))?.rows.map(({ id }) => id) ?? []

/**
 * Every place of a store where a text, or a trace of it, can stand. Whoever adds one adds it here, and to what forgetting reaches. What no
 * reader gives (the file itself, free pages, the write-ahead log) is looked at by the `dump` of a harness.
 */
export const PLACES: readonly Place[] = [
  place('messages', ({ items }) => items.list(ALL)),
  place('messages by session, speaker, key and metadata', async ({ copy }) =>
    (await copy.items(FIRST)).map(({ item }) => item),
  ),
  place('terms of the full-text index', async ({ copy }) =>
    (await copy.items(FIRST)).map(({ terms }) => [...terms.keys()]),
  ),
  place('facts, every version', ({ cards }) => cards.list(ALL)),
  place('what changes overwrote', async ({ copy }) =>
    (await copy.changes(FIRST)).map(({ images }) => images),
  ),
  place('changes and their notes', ({ changes }) => changes.after(0)),
  place('kept expansions of queries', ({ copy }) => copy.expansions('', 1000)),
  place('sessions', async ({ sessions }) => (await sessions?.list(ALL)) ?? null),
  place(
    'logged pairs, archived ones among them',
    async ({ sessions }) => (await sessions?.bySpan(FIRST)) ?? null,
  ),
  place('topics and terms that pairs are found by', async ({ sessions }) =>
    Promise.all(
      (['topic', 'topic_token', 'token'] as const).map(async (kind) => sessions?.keys(kind, ALL) ?? null),
    ),
  ),
  place('variables and forms', async ({ working }) => (await working?.list(ALL)) ?? null),
  place('episodes', async ({ semantic }) => (await semantic?.episodes(ALL)) ?? null),
  place('nodes', async ({ semantic }) => (await semantic?.nodes(ALL)) ?? null),
  place('versions of nodes', async (view) => (await view.semantic?.versions(await nodeIds(view))) ?? null),
  place(
    'edges between nodes',
    async (view) => (await view.semantic?.relationships(await nodeIds(view))) ?? null,
  ),
  place('proposals in quarantine', async ({ semantic }) => (await semantic?.quarantined(ALL)) ?? null),
  place('the audit log', async ({ audit }) => (await audit?.list(ALL)) ?? null),
]

/** What stands where, as text. */
export async function standing(view: ScopeView): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const { name, look } of PLACES) found.set(name, JSON.stringify(await look(view)))
  return found
}

/** How many vectors there are, which nobody can read: of messages, and of episodes and nodes. */
export async function vectorsIn({ vectors, semantic }: ScopeView): Promise<number> {
  const spaces = (await vectors?.spaces()) ?? []
  let count = spaces.reduce((sum, space) => sum + space.vectors, 0)
  for (const space of spaces)
    for (const kind of ['node', 'episode'] as const)
      count += (await semantic?.vectors(kind, space, '', 1000))?.size ?? 0
  return count
}
