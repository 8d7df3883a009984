import type { NodeHit, SemanticSearchOptions } from '../api.ts'
import type { Engine } from '../engine.ts'
import { readQuery, observed, contentTerms } from '@recollect/core/plugin'
import type { SemanticReader, StoredNode } from '@recollect/core/store'
import { readSemantic } from '../access.ts'
import { waitAccess } from '../node-accesses.ts'
import { askedTerms } from './asked-terms.ts'
import { assembleNodes } from './assemble-nodes.ts'
import { bestHits } from './best-hits.ts'
import type { HitSource } from './best-hits.ts'
import { checkSearch } from './check-search.ts'
import { lookUp } from './look-up.ts'
import type { WeighedTerm } from './look-up.ts'
import { nearTo } from './near.ts'
import type { AskedVector } from './near.ts'
import { queryVector } from './query-vector.ts'
import { scoreWords } from './score-words.ts'

/** What a term is worth by where it stands. */
const [KEY, VALUE, CONTEXT] = [1, 0.9, 0.6]

export interface SearchBounds {
  readonly limit: number
  readonly minScore?: number
  /** The query as a vector; left out, it is looked for by its words alone. */
  readonly vector?: AskedVector | undefined
}

/** @throws InvalidInputError for a query or options that can be none. */
export async function searchNodes(
  engine: Engine,
  scope: string,
  query: string,
  options?: SemanticSearchOptions,
): Promise<readonly NodeHit[]> {
  const { source } = readQuery('query', query, engine.config.limits.maxQueryBytes)
  const checked = checkSearch(options)
  const search = async () => {
    const vector = await queryVector(engine, source)
    return readSemantic(engine, scope, ({ semantic }) =>
      searchNodesIn(engine, semantic, source, { ...checked, vector }),
    )
  }
  const hits = await observed(engine, 'recollect.semantic.search', search, (found) => ({
    kind: 'node',
    hits: found.length,
  }))
  noteFound(engine, scope, hits)
  return hits
}

/** Nodes near a query, best first, of equal ones the more important, then the newer; the query need not be checked. Notes no access. */
export const searchNodesIn = async (
  engine: Engine,
  semantic: SemanticReader,
  query: string,
  bounds: SearchBounds,
): Promise<readonly NodeHit[]> => (await nodesNear(engine, semantic, query, bounds)).hits

/** The same, with what was looked for. Older values are found through the node they belong to. */
export async function nodesNear(
  engine: Engine,
  semantic: SemanticReader,
  query: string,
  { limit, minScore = 0, vector }: SearchBounds,
): Promise<{ readonly hits: readonly NodeHit[]; readonly terms: readonly WeighedTerm[] }> {
  const { vectorThreshold } = engine.config.recall
  const [terms, near] = await Promise.all([
    lookUp(semantic, 'node_term', askedTerms(engine, query)),
    vector ? nearTo(semantic, 'node', vector, limit, vectorThreshold) : new Map<string, number>(),
  ])
  const found = await bestHits(terms, sourceOf(engine, semantic, terms), { limit, minScore, near })
  const nodes = await assembleNodes(
    semantic,
    found.map(({ row }) => row),
  )
  const hits = nodes.map((node, at) => {
    const { score = 0, matched = [] } = found[at] ?? {}
    return { node, score, matched }
  })
  return { hits, terms }
}

const sourceOf = (
  engine: Engine,
  semantic: SemanticReader,
  terms: readonly WeighedTerm[],
): HitSource<StoredNode> => ({
  read: (ids) => (ids.length === 0 ? Promise.resolve([]) : semantic.nodesById(ids)),
  score: ({ key, value, context }) =>
    scoreWords(terms, [
      { terms: new Set(contentTerms(engine, key)), worth: KEY },
      { terms: new Set(contentTerms(engine, value)), worth: VALUE },
      { terms: new Set(contentTerms(engine, context)), worth: CONTEXT },
    ]),
  order: (a, b) => b.importance - a.importance || (a.id < b.id ? 1 : -1),
})

/** To be written later, with something else. */
export function noteFound({ nodeAccesses, clock }: Engine, scope: string, hits: readonly NodeHit[]): void {
  for (const { node, score } of hits)
    waitAccess(nodeAccesses, scope, { nodeId: node.id, at: clock.now(), relevance: score })
}
