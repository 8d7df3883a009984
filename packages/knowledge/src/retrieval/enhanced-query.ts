import type { EnhancedResult, SemanticSearchOptions } from '../api.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import { readQuery, objectOf, observed, told } from '@recollect/core/plugin'
import { readSemantic } from '../access.ts'
import { checkSearch } from './check-search.ts'
import { queryVector } from './query-vector.ts'
import { searchEpisodesIn } from './search-episodes.ts'
import { noteFound, searchNodesIn } from './search-nodes.ts'

/** Episodes and knowledge near a query, from one snapshot. @throws InvalidInputError */
export async function enhancedQuery(
  engine: Engine,
  scope: string,
  query: string,
  options: SemanticSearchOptions & { readonly semantic?: boolean } = {},
): Promise<EnhancedResult> {
  const { semantic: wanted = true, ...rest } = objectOf(options)
  if (typeof wanted !== 'boolean')
    throw new InvalidInputError(`semantic must be true or false, not ${told(wanted)}.`)
  const { source } = readQuery('query', query, engine.config.limits.maxQueryBytes)
  const bounds = checkSearch(rest)
  const search = async () => {
    const vector = await queryVector(engine, source)
    return readSemantic(engine, scope, async ({ semantic }) => {
      const [episodes, knowledge] = await Promise.all([
        searchEpisodesIn(engine, semantic, source, { ...bounds, vector }),
        wanted ? searchNodesIn(engine, semantic, source, { ...bounds, vector }) : [],
      ])
      return { episodes, knowledge }
    })
  }
  const found = await observed(engine, 'recollect.semantic.search', search, ({ episodes, knowledge }) => ({
    kind: 'both',
    hits: episodes.length + knowledge.length,
  }))
  noteFound(engine, scope, found.knowledge)
  return found
}
