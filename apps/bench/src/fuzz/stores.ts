import { join } from 'node:path'
import type { Recollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { postgresStore } from '@recollect/store-postgres'
import { sqliteStore } from '@recollect/store-sqlite'
import { createDatabase } from '@recollect/test-postgres'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { openMemory } from './memory.ts'

type Work<T> = (recollect: Recollect) => Promise<T>

async function closing<T>(recollect: Recollect, work: Work<T>): Promise<T> {
  try {
    return await work(recollect)
  } finally {
    await recollect.close()
  }
}

export const onMemory = async <T>(work: Work<T>): Promise<T> =>
  closing(await openMemory(inMemoryStore()), work)

export const onSqlite = <T>(work: Work<T>): Promise<T> =>
  inTemporaryDirectory(async (directory) =>
    closing(await openMemory(sqliteStore({ file: join(directory, 'fuzz.db') })), work),
  )

/** In a database of its own on the server, which is dropped afterwards. */
export async function onPostgres<T>(adminUrl: string, work: Work<T>): Promise<T> {
  const database = await createDatabase(adminUrl)
  try {
    return await closing(await openMemory(postgresStore({ url: database.url, partitions: 2 })), work)
  } finally {
    await database.drop()
  }
}
