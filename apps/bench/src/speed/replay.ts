import Database from 'better-sqlite3'
import type { SqlCall } from './statement-log.ts'

/** The bare statements of recorded work, on a connection of their own that prepares each once. */
export interface Replay {
  run(calls: readonly SqlCall[]): void
  close(): void
}

/** Opens the file with the pragmas the recorded connection set. */
export function openReplay(file: string, opening: readonly SqlCall[]): Replay {
  const database = new Database(file)
  for (const pragma of opening.flatMap(pragmaOf)) database.pragma(pragma)
  const prepared = new Map<string, Database.Statement>()
  const statement = ({ sql, raw }: SqlCall) => {
    const key = `${raw ? 'raw' : 'row'} ${sql}`
    const known = prepared.get(key)
    if (known) return known
    const made = raw ? database.prepare(sql).raw() : database.prepare(sql)
    prepared.set(key, made)
    return made
  }
  const run = (call: SqlCall) => {
    if (call.how === 'exec') database.exec(call.sql)
    else statement(call)[call.how](...call.values)
  }
  return {
    run: (calls) => {
      for (const call of calls) run(call)
    },
    close: () => {
      database.close()
    },
  }
}

/** The settings among the statements of opening: `PRAGMA name = value`. A reader's ban on writing is not taken over. */
const pragmaOf = ({ sql }: SqlCall): string | readonly string[] => {
  const setting = /^pragma\s(?<setting>[^;=]+=[^;]+)/iu.exec(sql.trim())?.groups?.['setting']?.trim()
  return setting === undefined || setting.startsWith('query_only') ? [] : setting
}
