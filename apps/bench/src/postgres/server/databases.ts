import { createDatabase } from '@recollect/test-postgres'
import type { TestDatabase } from '@recollect/test-postgres'
import { connected } from './connected.ts'

/** One database, for the application's role and for the superuser. */
export interface Place {
  readonly url: string
  readonly adminUrl: string
}

/** A database of its own for `work`, dropped with everything in it afterwards. */
export async function withDatabase<T>(
  adminUrl: string,
  work: (database: TestDatabase) => Promise<T>,
): Promise<T> {
  const database = await createDatabase(adminUrl)
  try {
    return await work(database)
  } finally {
    await database.drop()
  }
}

/** Copies of a database that nobody is connected to, one for each name, dropped after `work`. */
export async function withCopies<N extends string, T>(
  adminUrl: string,
  source: TestDatabase,
  names: readonly N[],
  work: (copy: (name: N) => Place) => Promise<T>,
): Promise<T> {
  const copyName = (name: N): string => `${source.name}_${name}`
  const copied: string[] = []
  try {
    for (const name of names.map(copyName)) {
      await execute(adminUrl, `create database "${name}" template "${source.name}" owner "${source.role}"`)
      copied.push(name)
    }
    return await work((name) => ({
      url: inDatabase(source.url, copyName(name)),
      adminUrl: inDatabase(adminUrl, copyName(name)),
    }))
  } finally {
    for (const name of copied) await execute(adminUrl, `drop database "${name}" with (force)`)
  }
}

const execute = (adminUrl: string, sql: string): Promise<unknown> =>
  connected(adminUrl, (client) => client.query(sql))

function inDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
