import type { Page, PageRequest, ScopedMemory, Store } from '@recollect/core'

async function allOf<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list({ limit: 1000, cursor })
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return rows
}

const sorted = (lines: readonly string[]): readonly string[] => lines.toSorted()

/** All that discovery wrote, in words that do not depend on ids, on when it was written, or on how often it was begun. */
export async function knowledgeOf(store: Store, memory: ScopedMemory, scope: string) {
  const messages = await allOf((page) => memory.items.list(page))
  const episodes = await allOf((page) => memory.episodes.list(page))
  const textOf = new Map(messages.map(({ id, text }) => [id, text]))
  const titles = new Map(episodes.map(({ id, title }) => [id, title]))
  return store.read(scope, async ({ semantic }) => {
    if (semantic === undefined) throw new Error('This store keeps no knowledge.')
    const nodes = await allOf((page) => semantic.nodes(page))
    const ids = nodes.map(({ id }) => id)
    const keys = new Map(nodes.map(({ id, key }) => [id, key]))
    const versions = await semantic.versions(ids)
    const links = await semantic.linksOfNodes(ids)
    const edges = await semantic.relationships(ids)
    return {
      messages: messages.length,
      episodes: episodes.map(({ title, state, itemIds, narratedBy }) => [
        title,
        state,
        narratedBy,
        ...itemIds.map((id) => textOf.get(id)),
      ]),
      nodes: sorted(
        nodes.map((node) =>
          JSON.stringify([
            node.key,
            node.value,
            node.version,
            node.versions,
            node.confidence,
            node.validFrom,
          ]),
        ),
      ),
      versions: sorted(
        versions.map((one) =>
          JSON.stringify([
            keys.get(one.nodeId),
            ...[one.version, one.value, one.confidence, one.validFrom, one.validTo, one.evidence.quote],
            titles.get(one.episodeId ?? ''),
          ]),
        ),
      ),
      links: sorted(
        links.map(({ episodeId, nodeId, evolved }) =>
          JSON.stringify([titles.get(episodeId), keys.get(nodeId), evolved]),
        ),
      ),
      relationships: sorted(
        edges.map(({ from, to, type, strength, episodeIds }) =>
          JSON.stringify([
            ...[keys.get(from), keys.get(to)].toSorted(),
            type,
            strength,
            episodeIds.map((id) => titles.get(id)),
          ]),
        ),
      ),
    }
  })
}
