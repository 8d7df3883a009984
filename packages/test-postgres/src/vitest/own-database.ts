import { afterAll, beforeAll, inject } from 'vitest'
import { createDatabase } from '../database/create-database.ts'
import type { TestDatabase } from '../database/create-database.ts'
import type {} from './provided.ts'
import { serverOf } from './server-of.ts'

/** A database on the server of this run for the tests of one file, made before them and dropped after them. */
export function ownDatabase(): { readonly current: TestDatabase } {
  const made: { database?: TestDatabase } = {}
  beforeAll(async () => {
    made.database = await createDatabase(serverOf(inject('postgres')).adminUrl)
  })
  afterAll(() => made.database?.drop())
  return {
    get current() {
      if (made.database === undefined) throw new Error('the database is made before the first test')
      return made.database
    },
  }
}
