import type BetterSqlite from 'better-sqlite3'
import { systemCode } from '../map-error.ts'
import { noDriver, withoutCompiler } from './advice.ts'
import { copyHeld } from './copying.ts'
import type { Connect, OnPages } from './sqlite-database.ts'

/** Four megabytes a turn of the event loop. */
const PAGES = 1000

/** @throws StoreError `STORE_UNAVAILABLE` when it is not installed. */
export async function loadBetterSqlite(): Promise<Connect> {
  try {
    const { default: Database } = await import('better-sqlite3')
    return connectWith(Database)
  } catch (error) {
    throw explained(error)
  }
}

const connectWith =
  (Database: typeof BetterSqlite): Connect =>
  (file, options) => {
    const database = open(Database, file, options)
    const prepare = <Row>(sql: string) => database.prepare<unknown[], Row>(sql)
    return {
      get inTransaction() {
        return database.inTransaction
      },
      prepare,
      pragma: (source) => database.pragma(source, { simple: true }),
      copyTo: (to, onPages) => copyHeld({ prepare }, () => copyPages(database, to, onPages)),
      close: () => {
        database.close()
      },
    }
  }

const copyPages = (database: BetterSqlite.Database, to: string, onPages: OnPages): Promise<unknown> =>
  database.backup(to, {
    progress: ({ totalPages, remainingPages }) => {
      onPages(totalPages - remainingPages, totalPages)
      return PAGES
    },
  })

function open(
  Database: typeof BetterSqlite,
  file: string,
  options: Parameters<Connect>[1],
): BetterSqlite.Database {
  try {
    return new Database(file, { ...options, fileMustExist: file !== ':memory:' })
  } catch (error) {
    throw explained(error)
  }
}

/** It looks for what was compiled when the first database is opened. Where it looked is of no use to anybody, so it is left out. */
function explained(error: unknown): unknown {
  const code = systemCode(error) ?? ''
  const message = error instanceof Error ? error.message : ''
  if (process.versions['bun'] !== undefined && !code.startsWith('SQLITE_'))
    return noDriver(`better-sqlite3 does not run in Bun. ${withoutCompiler()}`)
  if (code === 'ERR_DLOPEN_FAILED')
    return noDriver(`better-sqlite3 was compiled for another runtime. ${BUILD} ${withoutCompiler()}`, error)
  if (message.startsWith('Could not locate the bindings file'))
    return noDriver(`better-sqlite3 is installed, and was not compiled. ${BUILD} ${withoutCompiler()}`)
  if (['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(code))
    return noDriver(`better-sqlite3 is not installed. Run "npm install better-sqlite3". ${withoutCompiler()}`)
  return error
}

const BUILD =
  'Run "npm rebuild better-sqlite3" (pnpm: "pnpm approve-builds", then "pnpm rebuild better-sqlite3").'
