import { auditCases } from './cases/audit.ts'
import { cardChainCases } from './cases/card-chains.ts'
import { cardFilterCases } from './cases/card-filters.ts'
import { cardLookupCases } from './cases/card-lookups.ts'
import { cardCases } from './cases/cards.ts'
import { changeCases } from './cases/changes.ts'
import { copyCases } from './cases/copy.ts'
import { durabilityCases } from './cases/durability.ts'
import { eraseCases } from './cases/erase.ts'
import { errorCases } from './cases/errors.ts'
import { expansionCases } from './cases/expansions.ts'
import { imageCases } from './cases/images.ts'
import { isolationCases } from './cases/isolation.ts'
import { itemFilterCases } from './cases/item-filters.ts'
import { itemCases } from './cases/items.ts'
import { orderingCases } from './cases/ordering.ts'
import { pagingCases } from './cases/paging.ts'
import { raceCases } from './cases/races.ts'
import { restoreCases } from './cases/restore.ts'
import { searchCases } from './cases/search.ts'
import { searchUpkeepCases } from './cases/search-upkeep.ts'
import {
  semanticAccounts,
  semanticApart,
  semanticEpisodes,
  semanticFigures,
  semanticKeys,
  semanticLinks,
  semanticNodes,
  semanticRelationships,
  semanticText,
  semanticUndoing,
  semanticVectors,
  semanticVersions,
} from './cases/semantic/index.ts'
import {
  sessionCopying,
  sessionEditing,
  sessionFinding,
  sessionLog,
  sessionMoving,
  sessionRows,
  sessionText,
  sessionUndoing,
  sessionsApart,
  workingCases,
} from './cases/sessions/index.ts'
import { snapshotCases } from './cases/snapshots.ts'
import { transactionCases } from './cases/transaction.ts'
import { unicodeCases } from './cases/unicode.ts'
import { vectorCases } from './cases/vectors/index.ts'
import type { StoreCase } from './store-case.ts'

/** The whole contract, by topic. */
export const STORE_GROUPS: Readonly<Record<string, readonly StoreCase[]>> = {
  items: itemCases,
  'item filters': itemFilterCases,
  cards: cardCases,
  'card filters': cardFilterCases,
  'card chains': cardChainCases,
  'card lookups': cardLookupCases,
  restore: restoreCases,
  changes: changeCases,
  images: imageCases,
  search: searchCases,
  'search upkeep': searchUpkeepCases,
  vectors: vectorCases,
  expansions: expansionCases,
  copy: copyCases,
  sessions: sessionRows,
  turns: sessionLog,
  'finding turns': sessionFinding,
  'editing turns': sessionEditing,
  'moving turns': sessionMoving,
  'working memory': workingCases,
  'text of sessions': sessionText,
  'sessions in transactions': sessionUndoing,
  'sessions apart': sessionsApart,
  'copies of sessions': sessionCopying,
  episodes: semanticEpisodes,
  nodes: semanticNodes,
  'versions of nodes': semanticVersions,
  'finding knowledge': semanticKeys,
  links: semanticLinks,
  relationships: semanticRelationships,
  'quarantine and usage': semanticAccounts,
  'vectors of knowledge': semanticVectors,
  'figures of knowledge': semanticFigures,
  'text of knowledge': semanticText,
  'knowledge in transactions': semanticUndoing,
  'knowledge apart': semanticApart,
  erasing: eraseCases,
  'audit log': auditCases,
  transactions: transactionCases,
  snapshots: snapshotCases,
  isolation: isolationCases,
  races: raceCases,
  errors: errorCases,
  unicode: unicodeCases,
  paging: pagingCases,
  ordering: orderingCases,
  durability: durabilityCases,
}
