import { DummyDriver, Kysely, SqliteAdapter } from 'kysely'
import type { SqlFlavor } from '../flavor.ts'
import type { Database } from '../schema.ts'

/** A Kysely that builds and compiles and never runs anything. */
export function compileOnly(flavor: SqlFlavor): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: flavor.createIntrospector,
      createQueryCompiler: flavor.createQueryCompiler,
    },
  })
}
