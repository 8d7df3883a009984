import { SqliteAdapter } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import type { SqlConnection } from '../driver/sql-driver.ts'
import type { SqlFlavor } from '../flavor.ts'

/**
 * A dialect whose one connection is a transaction that is open already. Kysely begins, locks and commits nothing of its own
 * (its SQLite adapter does neither): the transaction around it does, for all of a migration at once.
 */
export function boundDialect(connection: SqlConnection, flavor: SqlFlavor): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => boundDriver(new BoundConnection(connection)),
    createIntrospector: flavor.createIntrospector,
    createQueryCompiler: flavor.createQueryCompiler,
  }
}

class BoundConnection implements DatabaseConnection {
  readonly #connection: SqlConnection

  constructor(connection: SqlConnection) {
    this.#connection = connection
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changed } = await this.#connection.execute<R>(query.sql, query.parameters)
    return { rows, numAffectedRows: BigInt(changed) }
  }

  streamQuery(): never {
    throw new TypeError('Migrations do not stream.')
  }
}

const nothing = (): Promise<void> => Promise.resolve()

function boundDriver(connection: DatabaseConnection): Driver {
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: () => {
      throw new TypeError('A migration is rolled back by the transaction around it.')
    },
    releaseConnection: nothing,
    destroy: nothing,
  }
}
