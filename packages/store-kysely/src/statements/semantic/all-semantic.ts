import type { Kysely } from 'kysely'
import type { Database } from '../../schema.ts'
import { episodeItemStatements } from './episode-item-statements.ts'
import { episodeLists, episodeLookups, episodeWrites } from './episode-statements.ts'
import { semanticKeyStatements } from './key-statements.ts'
import { linkReads, linkWrites } from './link-statements.ts'
import { nodeReads, nodeWrites } from './node-statements.ts'
import { nodeVersionStatements } from './node-version-statements.ts'
import { quarantineStatements } from './quarantine-statements.ts'
import { relationshipReads, relationshipWrites } from './relationship-statements.ts'
import { semanticTotals } from './totals-statements.ts'
import { usageStatements } from './usage-statements.ts'
import { semanticVectorOwners, semanticVectorReads, semanticVectorWrites } from './vector-statements.ts'

/** Every statement on episodes and private knowledge. */
export function statementsOfSemantic(db: Kysely<Database>) {
  return {
    episodes: { ...episodeLookups(db), ...episodeLists(db), ...episodeWrites(db) },
    episodeItems: episodeItemStatements(db),
    nodes: { ...nodeReads(db), ...nodeWrites(db) },
    nodeVersions: nodeVersionStatements(db),
    links: { ...linkReads(db), ...linkWrites(db) },
    relationships: { ...relationshipReads(db), ...relationshipWrites(db) },
    semanticKeys: semanticKeyStatements(db),
    semanticVectors: { ...semanticVectorReads(db), ...semanticVectorOwners(db), ...semanticVectorWrites(db) },
    quarantine: quarantineStatements(db),
    usage: usageStatements(db),
    semanticTotals: semanticTotals(db),
  }
}
