import type { Dialect, Expression, SqlBool } from 'kysely'
import type { SqlCodec } from './codec.ts'

/** What statements are worded with, as far as databases differ. */
export interface SqlWording {
  readonly codec: SqlCodec
  createQueryCompiler: Dialect['createQueryCompiler']
  createIntrospector: Dialect['createIntrospector']
  /** The number of a scope as it follows from its name; null where the database counts scopes. */
  readonly scopeKey: ((name: string) => string) | null
  /** Whether the object in a JSON column has every entry of `wanted`, JSON text of an object of scalars; equal in type and value. */
  holdsEntries(column: Expression<unknown>, wanted: Expression<string>): Expression<SqlBool>
}
