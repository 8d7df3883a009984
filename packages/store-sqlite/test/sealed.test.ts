import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cipher } from '@recollect/core/store'
import { CATALOGUE } from '@recollect/store-kysely'
import type { TableRules } from '@recollect/store-kysely'
import { Needles, plantEverything, testCipher } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { inDirectory, migrated } from './support/files.ts'

const SCOPES = ['a', 'b', 'c', 'd', '小明'] as const
const NAME = 'recollect.db'

interface Found {
  readonly planted: number
  /** In the bytes of the database and its log. */
  readonly inFiles: readonly number[]
  /** In columns the catalogue calls plain. */
  readonly inPlainColumns: readonly number[]
}

/** Plants texts in every field of several scopes and looks for them, with the database open and after it was closed. */
async function plantAndLook(cipher?: Cipher, isSensitive = (_slot: string) => true): Promise<Found> {
  return inDirectory(async (directory) => {
    const needles = new Needles()
    const file = join(directory, NAME)
    const store = await migrated({ file, durability: 'normal', ...(cipher === undefined ? {} : { cipher }) })
    store.sensitiveSlots?.(isSensitive)
    for (const scope of SCOPES) await plantEverything(store, scope, needles.next)
    const open = bytesIn(directory)
    await store.close()
    return {
      planted: needles.planted,
      inFiles: needles.foundIn(Buffer.concat([open, bytesIn(directory)])),
      inPlainColumns: needles.foundIn(plainColumns(file)),
    }
  })
}

const bytesIn = (directory: string): Buffer =>
  Buffer.concat(readdirSync(directory).map((name) => readFileSync(join(directory, name))))

function plainColumns(file: string): Buffer {
  const database = new BetterSqlite(file, { readonly: true })
  const tables: [string, TableRules][] = Object.entries(CATALOGUE)
  const values = tables.flatMap(([table, rules]) =>
    Object.entries(rules).flatMap(([column, { kind }]) =>
      kind === 'plain' ? database.prepare(`select "${column}" from "${table}"`).pluck().all() : [],
    ),
  )
  database.close()
  return Buffer.from(JSON.stringify(values))
}

describe('what an encrypted database holds of the texts that were planted in every field', () => {
  it('is all of them without a cipher', async () => {
    const { planted, inFiles } = await plantAndLook()
    expect(inFiles).toHaveLength(planted)
  })

  it('is nothing but what stands in columns that are plain on purpose', async () => {
    const { planted, inFiles, inPlainColumns } = await plantAndLook(testCipher('everything'))
    expect(inFiles).toEqual(inPlainColumns)
    expect(planted - inFiles.length).toBeGreaterThan(300)
  })

  it('is the same where messages of sensitive facts alone are sealed, as all of these are', async () => {
    const { inFiles, inPlainColumns } = await plantAndLook(testCipher('sensitive'))
    expect(inFiles).toEqual(inPlainColumns)
  })

  it('is beside it the texts of messages and their hashes, where nothing sensitive came from them', async () => {
    const { inFiles, inPlainColumns } = await plantAndLook(testCipher('sensitive'), () => false)
    const plain = new Set(inPlainColumns)
    expect(inFiles.filter((number) => !plain.has(number))).toHaveLength(2 * SCOPES.length)
  })
})
