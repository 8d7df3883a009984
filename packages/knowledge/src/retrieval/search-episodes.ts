import type { EpisodeHit, SemanticSearchOptions } from '../api.ts'
import type { Engine } from '../engine.ts'
import { readQuery, observed, contentTerms } from '@recollect/core/plugin'
import type { SemanticReader } from '@recollect/core/store'
import type { Episode } from '@recollect/core'
import { readSemantic } from '../access.ts'
import { askedTerms } from './asked-terms.ts'
import { bestHits } from './best-hits.ts'
import type { HitSource } from './best-hits.ts'
import { checkSearch } from './check-search.ts'
import { lookUp } from './look-up.ts'
import type { WeighedTerm } from './look-up.ts'
import { nearTo } from './near.ts'
import { queryVector } from './query-vector.ts'
import { scoreWords } from './score-words.ts'
import type { SearchBounds } from './search-nodes.ts'

/** What a term is worth in what an episode is about, and in what was said in it. */
const [ABOUT, SAID] = [1, 0.8]

/** @throws InvalidInputError for a query or options that can be none. */
export async function searchEpisodes(
  engine: Engine,
  scope: string,
  query: string,
  options?: SemanticSearchOptions,
): Promise<readonly EpisodeHit[]> {
  const { source } = readQuery('query', query, engine.config.limits.maxQueryBytes)
  const checked = checkSearch(options)
  const search = async () => {
    const vector = await queryVector(engine, source)
    return readSemantic(engine, scope, ({ semantic }) =>
      searchEpisodesIn(engine, semantic, source, { ...checked, vector }),
    )
  }
  return observed(engine, 'recollect.semantic.search', search, (found) => ({
    kind: 'episode',
    hits: found.length,
  }))
}

/** Episodes near a query, best first, of equal ones the later; the query need not be checked. */
export async function searchEpisodesIn(
  engine: Engine,
  semantic: SemanticReader,
  query: string,
  { limit, minScore = 0, vector }: SearchBounds,
): Promise<readonly EpisodeHit[]> {
  const { vectorThreshold } = engine.config.recall
  const [terms, near] = await Promise.all([
    lookUp(semantic, 'episode_term', askedTerms(engine, query)),
    vector ? nearTo(semantic, 'episode', vector, limit, vectorThreshold) : new Map<string, number>(),
  ])
  const found = await bestHits(terms, sourceOf(engine, semantic, terms), { limit, minScore, near })
  return found.map(({ row, score, matched }) => ({ episode: row, score, matched }))
}

const sourceOf = (
  engine: Engine,
  semantic: SemanticReader,
  terms: readonly WeighedTerm[],
): HitSource<Episode> => ({
  read: (ids) => (ids.length === 0 ? Promise.resolve([]) : semantic.episodesById(ids)),
  score: ({ title, summary, terms: said }) =>
    scoreWords(terms, [
      { terms: new Set(contentTerms(engine, title, summary)), worth: ABOUT },
      { terms: new Set(said), worth: SAID },
    ]),
  order: (a, b) => b.endedAt - a.endedAt || (a.id < b.id ? 1 : -1),
})
