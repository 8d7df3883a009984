import BetterSqlite from 'better-sqlite3'
import { connect } from './connect.ts'
import type { Connect, SqliteStatement } from '../../src/driver/sqlite-database.ts'

/** Makes statements fail: the n-th after `arm`, and those after it while `lasting`. */
export class Faults {
  /** Statements run since `arm`. */
  steps = 0
  #at = Number.POSITIVE_INFINITY
  #lasting = false
  #code = 'SQLITE_IOERR'

  arm(at: number, code: string, lasting = false): void {
    this.steps = 0
    this.#at = at
    this.#code = code
    this.#lasting = lasting
  }

  disarm(): void {
    this.#at = Number.POSITIVE_INFINITY
  }

  step(): void {
    this.steps += 1
    if (this.steps === this.#at || (this.#lasting && this.steps > this.#at)) {
      throw new BetterSqlite.SqliteError(`planned ${this.#code}`, this.#code)
    }
  }
}

/** A driver that asks `faults` before every statement. */
export function faultyConnect(faults: Faults): Connect {
  return (file, options) => {
    const database = connect(file, options)
    return {
      get inTransaction() {
        return database.inTransaction
      },
      prepare: <Row>(sql: string) => faulty(database.prepare<Row>(sql), faults),
      pragma: (source) => database.pragma(source),
      copyTo: (to, onPages) => database.copyTo(to, onPages),
      close: () => {
        database.close()
      },
    }
  }
}

function faulty<Row>(statement: SqliteStatement<Row>, faults: Faults): SqliteStatement<Row> {
  return {
    reader: statement.reader,
    raw: () => statement.raw(),
    all: (...values) => {
      faults.step()
      return statement.all(...values)
    },
    iterate: (...values) => {
      faults.step()
      return statement.iterate(...values)
    },
    run: (...values) => {
      faults.step()
      return statement.run(...values)
    },
  }
}

/** A driver for `:memory:` that begins with a copy of a database. */
export function copyingConnect(bytes: Buffer): Connect {
  // The header says that there is a write-ahead log, which memory has none of (sqlite.org/fileformat2.html, 1.3.3).
  const plain = Buffer.from(bytes).fill(1, 18, 20)
  return (_file, { timeout }) => {
    const database = new BetterSqlite(plain, { timeout })
    return {
      get inTransaction() {
        return database.inTransaction
      },
      prepare: <Row>(sql: string) => database.prepare<unknown[], Row>(sql),
      pragma: (source) => database.pragma(source, { simple: true }),
      copyTo: () => Promise.reject(new Error('not asked')),
      close: () => {
        database.close()
      },
    }
  }
}

/** A driver that gives every statement's text to `see`, which may answer with another one. */
export function watchedConnect(see: (sql: string) => string, open = connect): Connect {
  return (file, options) => {
    const database = open(file, options)
    return {
      get inTransaction() {
        return database.inTransaction
      },
      prepare: <Row>(sql: string) => database.prepare<Row>(see(sql)),
      pragma: (source) => database.pragma(source),
      copyTo: (to, onPages) => database.copyTo(to, onPages),
      close: () => {
        database.close()
      },
    }
  }
}
