import { grouped } from '../asof/grouped.ts'
import type { SemanticReader } from '../plugin/semantic.ts'
import type { ModelUsage, Quarantined, SemanticRelationship, StoredNode } from '../types/semantic.ts'
import { everyPage, everyRow } from '../util/every-row.ts'
import { pageAmong, pagesOf } from './list-pages.ts'
import type { List, Reading } from './list-pages.ts'
import { vectors } from './vector-list.ts'

const episodes: List = {
  name: 'episodes',
  pages: (view, limit) =>
    pagesOf(
      limit,
      (page) => view.semantic?.episodes(page),
      async ({ id }, other) => other.semantic?.episode(id),
      async (row, tx) => tx.semantic?.putEpisode(row),
    ),
}

/** A node with its values and links. */
async function wholeNodes(semantic: SemanticReader, nodes: readonly StoredNode[]) {
  const ids = nodes.map(({ id }) => id)
  const versions = grouped(await semantic.versions(ids), ({ nodeId }) => nodeId)
  const links = grouped(await semantic.linksOfNodes(ids), ({ nodeId }) => nodeId)
  return nodes.map((node) => ({
    node,
    versions: versions.get(node.id) ?? [],
    links: links.get(node.id) ?? [],
  }))
}

const nodes: List = {
  name: 'nodes',
  pages: ({ semantic }, limit) =>
    pagesOf(
      limit,
      semantic === undefined
        ? () => undefined
        : async (page) => {
            const { rows, next } = await semantic.nodes(page)
            return { rows: await wholeNodes(semantic, rows), next }
          },
      async ({ node }, other) => {
        const there = await other.semantic?.node(node.id)
        if (there === null || there === undefined || other.semantic === undefined) return null
        const [whole] = await wholeNodes(other.semantic, [there])
        return whole
      },
      async ({ node, versions, links }, tx) => {
        await tx.semantic?.putNode(node)
        for (const version of versions) await tx.semantic?.putVersion(version)
        for (const link of links) await tx.semantic?.link(link)
      },
    ),
}

/** With the nodes they begin at. */
const relationships: List = {
  name: 'relationships',
  pages: async function* ({ semantic }, limit) {
    if (semantic === undefined) return
    for await (const rows of everyPage((page) => semantic.nodes(page), limit)) {
      const ids = rows.map(({ id }) => id)
      yield pageAmong(
        await edgesFrom(semantic, ids),
        ({ id }) => id,
        async (other) => edgesFrom(other.semantic, ids),
        async (edge, tx) => tx.semantic?.putRelationship(edge),
      )
    }
  },
}

async function edgesFrom(
  semantic: SemanticReader | undefined,
  ids: readonly string[],
): Promise<readonly SemanticRelationship[]> {
  const there = new Set(ids)
  return ((await semantic?.relationships(ids)) ?? []).filter(({ from }) => there.has(from))
}

const quarantined: List = {
  name: 'quarantined',
  pages: async function* ({ semantic }, limit) {
    if (semantic === undefined) return
    for await (const rows of everyPage((page) => semantic.quarantined(page), limit))
      yield pageAmong(
        rows,
        ({ id }) => id,
        allQuarantined,
        async (row, tx) => tx.semantic?.quarantine([row]),
      )
  },
}

const allQuarantined = async ({ semantic }: Reading): Promise<readonly Quarantined[]> =>
  semantic === undefined ? [] : everyRow((page) => semantic.quarantined(page))

const usage: List = {
  name: 'usage',
  pages: async function* (view, limit) {
    const rows = await allUsage(view)
    for (let from = 0; from < rows.length; from += limit)
      yield pageAmong(
        rows.slice(from, from + limit),
        ({ day, model }) => JSON.stringify([day, model]),
        allUsage,
        async (row, tx) => tx.semantic?.addUsage(row),
      )
  },
}

const allUsage = async ({ semantic }: Reading): Promise<readonly ModelUsage[]> =>
  (await semantic?.usage('0000-01-01', '9999-12-31')) ?? []

/** In the order they are copied: what a record rests on comes before it. */
export const SEMANTIC_LISTS: readonly List[] = [episodes, nodes, relationships, quarantined, usage, vectors]
