import type { SemanticReader } from '@recollect/core'
import type { ScopeSession } from '../scope-session.ts'
import { episodeReads } from './episodes.ts'
import { linkReads } from './links.ts'
import { nodeReads } from './nodes.ts'
import { semanticTotals } from './totals.ts'
import { upkeepReads } from './upkeep.ts'
import { vectorReads } from './vectors.ts'

/** Episodes and private knowledge of one scope, to be read. */
export const semanticReader = (session: ScopeSession): SemanticReader => ({
  get cutUpTo() {
    return session.figures.cutUpTo
  },
  totals: () => semanticTotals(session),
  ...episodeReads(session),
  ...nodeReads(session),
  ...linkReads(session),
  ...upkeepReads(session),
  ...vectorReads(session),
})
