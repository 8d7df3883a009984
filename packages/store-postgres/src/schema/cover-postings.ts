import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Lets the text index be read from its key alone: all that a search asks for stands in it. */
export async function coverPostings(db: Kysely<unknown>): Promise<void> {
  await sql`alter table postings drop constraint postings_pk,
    add constraint postings_pk primary key (scope, term, item) include (tf, len)`.execute(db)
}
