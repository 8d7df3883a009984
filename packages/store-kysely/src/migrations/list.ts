import type { Kysely } from 'kysely'
import type { SqlFlavor } from '../flavor.ts'
import { itemsCardsSearch } from './0001-items-cards-search.ts'
import { cardTimes } from './0002-card-times.ts'
import { embeddings } from './0003-embeddings.ts'
import { changes } from './0004-changes.ts'
import { lastChange } from './0005-last-change.ts'
import { sessions } from './0006-sessions.ts'
import { semantic } from './0007-semantic.ts'
import { privacy } from './0008-privacy.ts'
import { checksums } from './0009-checksums.ts'
import { cardColumns } from './0010-card-columns.ts'
import { unread } from './0011-unread.ts'

/** One step of the schema. */
export interface SqlMigration {
  /** Sorts after all names before it. */
  readonly name: string
  up(db: Kysely<unknown>, flavor: SqlFlavor): Promise<void>
}

/** Every migration there ever was, in order. Append only: a database may stand at any of them. */
export const MIGRATIONS: readonly SqlMigration[] = [
  { name: '0001-items-cards-search', up: itemsCardsSearch },
  { name: '0002-card-times', up: cardTimes },
  { name: '0003-embeddings', up: embeddings },
  { name: '0004-changes', up: changes },
  { name: '0005-last-change', up: lastChange },
  { name: '0006-sessions', up: sessions },
  { name: '0007-semantic', up: semantic },
  { name: '0008-privacy', up: privacy },
  { name: '0009-checksums', up: checksums },
  { name: '0010-card-columns', up: cardColumns },
  { name: '0011-unread', up: unread },
]
