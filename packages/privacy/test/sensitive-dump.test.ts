import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cipher } from '@recollect/core/store'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'
import { ciphers } from './support/rotation.ts'
import { openWith, TELLINGS } from './support/sensitive-words.ts'
import type { Telling } from './support/sensitive-words.ts'

/** What stands in the database and its log once something was told, while it is open and after it was closed. */
async function filesAfter({ config, tell, isLate = false }: Telling, cipher?: Cipher): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-'))
  const bytes = () =>
    readdirSync(directory)
      .map((name) => readFileSync(join(directory, name)).toString('utf8'))
      .join('\n')
  try {
    const store = sqliteStore({ file: join(directory, 'm.db'), ...(cipher && { cipher }) })
    const recollect = await openWith(store, config)
    await tell(recollect, store)
    const open = isLate ? '' : bytes()
    await recollect.close()
    return `${open}\n${bytes()}`
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const found = (words: readonly string[], files: string) => words.filter((word) => files.includes(word))

describe.each(['sensitive', 'everything'] as const)(
  'with %s sealed, the files of a database do not hold the words of a fact',
  (seal) => {
    it.each(TELLINGS)('that was $name', async (telling) => {
      expect(found(telling.words, await filesAfter(telling, ciphers(seal).after))).toEqual([])
    })
  },
)

describe('what is not sensitive', () => {
  const plain: Telling = {
    name: 'plain',
    words: ['Lisbon', '里斯本'],
    tell: async (recollect) => {
      for (const text of ['I am allergic to penicillin.', 'I moved to Lisbon.', '我住在里斯本。'])
        await recollect.scope('s').remember(text)
    },
  }

  it('stays as it is with sensitive facts sealed', async () => {
    expect(found(plain.words, await filesAfter(plain, ciphers('sensitive').after))).toEqual(plain.words)
  })

  it('is found by this search where nothing is sealed', async () => {
    expect(found(plain.words, await filesAfter(plain))).toEqual(plain.words)
  })
})
