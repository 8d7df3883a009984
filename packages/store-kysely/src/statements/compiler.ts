import { DummyDriver, Kysely, SqliteAdapter } from 'kysely'
import type { SqlWording } from '../wording.ts'
import type { Database } from '../schema.ts'

/** A Kysely that builds and compiles and never runs anything. */
export function compileOnly(flavor: SqlWording): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: flavor.createIntrospector,
      createQueryCompiler: flavor.createQueryCompiler,
    },
  })
}
