import type { SqlFlavor } from '../flavor.ts'
import { cardUpdates } from './card-patch.ts'
import {
  cardActives,
  cardKinds,
  cardLists,
  cardLookups,
  cardSessions,
  cardWrites,
} from './card-statements.ts'
import { changeErasures, changeLists, changeLookups, changeWrites } from './change-statements.ts'
import { compileOnly } from './compiler.ts'
import { copyStatements } from './copy-statements.ts'
import { embeddingLookups, embeddingReads, embeddingWrites } from './embedding-statements.ts'
import { expansionStatements } from './expansion-statements.ts'
import { imageReads, imageWrites } from './image-statements.ts'
import { itemUpdates } from './item-patch.ts'
import { itemLists, itemLookups, itemWrites } from './item-statements.ts'
import { lapseStatements } from './lapse-statements.ts'
import { scopeStatements } from './scope-statements.ts'
import {
  indexedTermStatements,
  postingInserts,
  stretchStatements,
  termStatements,
} from './search-statements.ts'

/** Every statement of a store; each is compiled at its first use. */
export function allStatements(flavor: SqlFlavor) {
  const db = compileOnly(flavor)
  return {
    scopes: scopeStatements(db, flavor),
    items: {
      ...itemLookups(db, flavor),
      ...itemLists(db, flavor),
      ...itemWrites(db),
      update: itemUpdates(db),
    },
    cards: {
      ...cardActives(db),
      ...cardLookups(db),
      ...cardSessions(db),
      ...cardKinds(db),
      ...cardLists(db, flavor),
      ...cardWrites(db),
      update: cardUpdates(db),
    },
    search: {
      ...termStatements(db),
      ...stretchStatements(db),
      ...indexedTermStatements(db),
      insert: postingInserts(db),
    },
    expansions: expansionStatements(db),
    changes: {
      ...changeLookups(db),
      ...changeLists(db),
      ...changeWrites(db),
      ...changeErasures(db),
      ...lapseStatements(db),
    },
    images: { ...imageReads(db), ...imageWrites(db) },
    copy: copyStatements(db),
    embeddings: { ...embeddingReads(db), ...embeddingLookups(db), ...embeddingWrites(db) },
  }
}

export type Statements = ReturnType<typeof allStatements>
