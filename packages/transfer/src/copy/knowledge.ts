import type {
  ModelUsage,
  SemanticRelationship,
  StoredNode,
  ScopeView,
  SemanticKind,
  SemanticReader,
  VectorSpace,
} from '@recollect/core/store'
import { fromHex, hexOf } from './canonical.ts'
import { keyedPage, listed, matching, pagesOf } from './keyed.ts'
import type { KeyedKind, KeyedPage } from './keyed.ts'

const idOf = ({ id }: { readonly id: string }): string => id

const episodes = listed('episodes', {
  list: async ({ semantic }, page) => semantic?.episodes(page),
  find: async ({ semantic }, rows) => matching(rows, await semantic?.episodesById(rows.map(idOf)), idOf),
  put: async ({ semantic }, row) => semantic?.putEpisode(row),
})

/** Nodes with their values and links. */
async function wholeNodes(semantic: SemanticReader, nodes: readonly StoredNode[]) {
  const ids = nodes.map(idOf)
  const versions = await semantic.versions(ids)
  const links = await semantic.linksOfNodes(ids)
  return nodes.map((node) => ({
    node,
    versions: versions.filter(({ nodeId }) => nodeId === node.id),
    links: links.filter(({ nodeId }) => nodeId === node.id),
  }))
}

const nodes = listed('nodes', {
  list: async ({ semantic }, page) => {
    if (semantic === undefined) return undefined
    const { rows, next } = await semantic.nodes(page)
    return { rows: await wholeNodes(semantic, rows), next }
  },
  find: async ({ semantic }, rows) => {
    const there = await semantic?.nodesById(rows.map(({ node }) => node.id))
    const whole = semantic && there && (await wholeNodes(semantic, there))
    return matching(rows, whole, ({ node }) => node.id)
  },
  put: async ({ semantic }, { node, versions, links }) => {
    await semantic?.putNode(node)
    for (const version of versions) await semantic?.putVersion(version)
    for (const link of links) await semantic?.link(link)
  },
})

/** Page by page of the nodes they begin at. */
const relationships = listed('relationships', {
  list: async ({ semantic }, page) => {
    if (semantic === undefined) return undefined
    const { rows, next } = await semantic.nodes(page)
    return { rows: await edgesFrom(semantic, rows.map(idOf)), next }
  },
  find: async ({ semantic }, rows) =>
    matching(rows, semantic && (await edgesFrom(semantic, [...new Set(rows.map(({ from }) => from))])), idOf),
  put: async ({ semantic }, edge) => semantic?.putRelationship(edge),
})

async function edgesFrom(
  semantic: SemanticReader,
  ids: readonly string[],
): Promise<readonly SemanticRelationship[]> {
  const starts = new Set(ids)
  return (await semantic.relationships(ids)).filter(({ from }) => starts.has(from))
}

const quarantined = listed('quarantined', {
  list: async ({ semantic }, page) => semantic?.quarantined(page),
  find: async ({ semantic }, rows) => {
    const found = []
    for await (const page of pagesOf(async (request) => semantic?.quarantined(request), 1000))
      found.push(...page)
    return matching(rows, found, idOf)
  },
  put: async ({ semantic }, row) => semantic?.quarantine([row]),
})

const usage: KeyedKind = {
  name: 'usage',
  pages: async function* (view, limit) {
    const rows = await allUsage(view)
    for (let from = 0; from < rows.length; from += limit)
      yield keyedPage(rows.slice(from, from + limit), {
        find: async (other, some) =>
          matching(some, await allUsage(other), ({ day, model }) => `${day} ${model}`),
        put: async ({ semantic }, row) => semantic?.addUsage(row),
      })
  },
}

const allUsage = async ({ semantic }: ScopeView): Promise<readonly ModelUsage[]> =>
  (await semantic?.usage('0000-01-01', '9999-12-31')) ?? []

/** Of episodes and nodes, in the spaces in which messages have vectors; others are made again. Those of messages go with them. */
const vectors: KeyedKind = {
  name: 'vectors',
  pages: async function* (view, limit) {
    for (const { model, dimensions } of (await view.vectors?.spaces()) ?? [])
      for (const kind of ['episode', 'node'] as const)
        yield* vectorPages(view, kind, { model, dimensions }, limit)
  },
}

async function* vectorPages(
  view: ScopeView,
  kind: SemanticKind,
  space: VectorSpace,
  limit: number,
): AsyncGenerator<KeyedPage> {
  const rowsAfter = async ({ semantic }: ScopeView, after: string) =>
    [...((await semantic?.vectors(kind, space, after, limit)) ?? [])].map(([id, vector]) => ({
      kind,
      space,
      id,
      hex: hexOf(vector),
    }))
  let after = ''
  for (;;) {
    const from = after
    const rows = await rowsAfter(view, from)
    const last = rows.at(-1)
    if (last === undefined) return
    yield keyedPage(rows, {
      find: async (other) => matching(rows, await rowsAfter(other, from), idOf),
      put: async ({ semantic }, { id, hex }) =>
        semantic?.putVectors(kind, space, new Map([[id, fromHex(hex)]])),
    })
    after = last.id
  }
}

/** In the order they are copied: what a record rests on comes before it. */
export const KNOWLEDGE: readonly KeyedKind[] = [episodes, nodes, relationships, quarantined, usage, vectors]
