import { cpus, totalmem } from 'node:os'
import Database from 'better-sqlite3'

const GIGABYTE = 1024 ** 3

/** What figures were measured on and when, in one line: processor, cores, memory, versions of Node and SQLite, the day. */
export function machineLine(now = new Date()): string {
  const processors = cpus()
  const model = (processors[0]?.model ?? '').replaceAll(/\s+/gu, ' ').trim()
  const parts = [
    ...(model === '' || model === 'unknown' ? [] : [model]),
    `${processors.length} cores`,
    `${Math.round(totalmem() / GIGABYTE)} GB of memory`,
    `Node ${process.versions.node}`,
    `SQLite ${sqliteVersion()}`,
    now.toISOString().slice(0, 10),
  ]
  return `${parts.join(', ')}.`
}

function sqliteVersion(): string {
  const database = new Database(':memory:')
  try {
    return String(database.prepare('select sqlite_version()').pluck().get())
  } finally {
    database.close()
  }
}
