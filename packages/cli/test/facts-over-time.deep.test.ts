import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { testHistory } from '@recollect/testkit'
import { afterAll } from 'vitest'

const packs = [chinese(), english()]
const languages = () => packs

testHistory(
  {
    name: 'the reference store',
    store: { name: 'reference', create: async () => inMemoryStore() },
    languages,
  },
  { runs: 1000 },
)

const directory = mkdtempSync(join(tmpdir(), 'recollect-history-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
let files = 0

/** The laws are core's: that stores do the same is compared where they are tested. */
testHistory(
  {
    name: 'SQLite',
    store: {
      name: 'sqlite',
      create: async () => {
        files += 1
        return sqliteStore({ file: join(directory, `${String(files)}.db`), durability: 'normal' })
      },
    },
    languages,
  },
  { runs: 100 },
)
