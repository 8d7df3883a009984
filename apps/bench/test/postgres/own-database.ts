import { createDatabase, serverOf } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import { afterAll, beforeAll, inject } from 'vitest'

/** A database for the tests of one file, where there is a server. */
export function ownDatabase(): { readonly current: TestDatabase } {
  const made: { database?: TestDatabase } = {}
  beforeAll(async () => {
    const postgres = inject('postgres')
    if (postgres.available) made.database = await createDatabase(serverOf(postgres).adminUrl)
  })
  afterAll(() => made.database?.drop())
  return {
    get current() {
      if (made.database === undefined) throw new Error('the database is made before the first test')
      return made.database
    },
  }
}
