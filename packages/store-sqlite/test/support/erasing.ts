import { connect } from './connect.ts'
import type { Connect } from '../../src/driver/sqlite-database.ts'

/** A SQLite that says it overwrites what is deleted, and does not. */
export const carelessConnect: Connect = (file, options) => {
  const database = connect(file, options)
  return {
    get inTransaction() {
      return database.inTransaction
    },
    prepare: (sql) => database.prepare(sql),
    pragma: (source) => {
      if (source === 'secure_delete') return 1
      return database.pragma(source === 'secure_delete = 1' ? 'secure_delete = 0' : source)
    },
    copyTo: (to, onPages) => database.copyTo(to, onPages),
    close: () => {
      database.close()
    },
  }
}
