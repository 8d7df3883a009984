import type { Kysely } from 'kysely'
import type { SqlWording } from '../wording.ts'
import type { Database } from '../schema.ts'
import { auditStatements } from './audit-statements.ts'
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
import { eraseStatements } from './erase-statements.ts'
import { expansionStatements } from './expansion-statements.ts'
import { imageReads, imageWrites } from './image-statements.ts'
import { itemUpdates } from './item-patch.ts'
import { itemLists, itemLookups, itemWrites } from './item-statements.ts'
import { lapseStatements } from './lapse-statements.ts'
import { rekeyStatements } from './rekey-statements.ts'
import { scopeStatements } from './scope-statements.ts'
import { statementsOfSemantic } from './semantic/all-semantic.ts'
import { sessionReads, sessionWrites } from './session-statements.ts'
import {
  indexedTermStatements,
  postingInserts,
  stretchStatements,
  termStatements,
} from './search-statements.ts'
import { turnKeyReads, turnKeyWrites } from './turn-key-statements.ts'
import { turnUpdates } from './turn-patch.ts'
import { turnLists, turnLookups, turnWrites } from './turn-statements.ts'
import { variableStatements } from './variable-statements.ts'

/** Every statement of a store; each is compiled at its first use. */
export function allStatements(flavor: SqlWording) {
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
    ...statementsOfLog(db),
    copy: copyStatements(db),
    ...statementsOfPrivacy(db),
    ...statementsOfSessions(db),
    ...statementsOfSemantic(db),
    embeddings: { ...embeddingReads(db), ...embeddingLookups(db), ...embeddingWrites(db) },
  }
}

const statementsOfLog = (db: Kysely<Database>) => ({
  changes: {
    ...changeLookups(db),
    ...changeLists(db),
    ...changeWrites(db),
    ...changeErasures(db),
    ...lapseStatements(db),
  },
  images: { ...imageReads(db), ...imageWrites(db) },
})

const statementsOfPrivacy = (db: Kysely<Database>) => ({
  audit: auditStatements(db),
  erasures: eraseStatements(db),
  rekeys: rekeyStatements(db),
})

function statementsOfSessions(db: Kysely<Database>) {
  return {
    sessions: { ...sessionReads(db), ...sessionWrites(db) },
    turns: { ...turnLookups(db), ...turnLists(db), ...turnWrites(db), update: turnUpdates(db) },
    turnKeys: { ...turnKeyReads(db), ...turnKeyWrites(db) },
    variables: variableStatements(db),
  }
}

export type Statements = ReturnType<typeof allStatements>
