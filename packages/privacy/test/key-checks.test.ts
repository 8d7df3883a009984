import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import { english } from '@recollect/extract-en'
import { sqliteStore } from '@recollect/store-sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldCipher, generateKey, keyRing, rekeyAll } from '../src/index.ts'

const INDEX = generateKey()
const [RIGHT, OTHER, NEW] = [generateKey(), generateKey(), generateKey()]
const cipher = (keys: Record<string, string>, current: string): Cipher =>
  fieldCipher({ ring: keyRing({ keys, current, indexKey: INDEX }), seal: 'everything' })

describe('other bytes under the id of a key that was used', () => {
  let directory = ''
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'recollect-'))
  })
  afterEach(() => {
    rmSync(directory, { recursive: true })
  })
  const storeOf = (given: Cipher) => sqliteStore({ file: join(directory, 'm.db'), cipher: given })
  const using = async <T>(given: Cipher, work: (recollect: Recollect) => Promise<T>): Promise<T> => {
    const recollect = await createRecollect({ store: storeOf(given), languages: [english()] })
    try {
      return await work(recollect)
    } finally {
      await recollect.close()
    }
  }
  const refused = { code: 'KEY_MISSING', message: expect.stringContaining('"a" is not the key') }

  it('are refused when the memory is opened, and the right ones read all there is', async () => {
    await using(cipher({ a: RIGHT }, 'a'), (recollect) => recollect.scope('s').remember('I live in Rome.'))
    await expect(
      using(cipher({ a: OTHER }, 'a'), (recollect) => recollect.scope('s').stats()),
    ).rejects.toMatchObject(refused)
    const answer = await using(cipher({ a: RIGHT }, 'a'), (recollect) =>
      recollect.scope('s').answer('Where do I live?'),
    )
    expect(answer.text).toContain('Rome')
  })

  it.each(['s', 'another'])(
    'are refused at the first write, in scope %s, by a store that was not opened so',
    async (scope) => {
      await using(cipher({ a: RIGHT }, 'a'), (recollect) => recollect.scope('s').remember('I live in Rome.'))
      const store = storeOf(cipher({ a: OTHER, b: NEW }, 'b'))
      await expect(store.transaction(scope, () => Promise.resolve())).rejects.toMatchObject(refused)
      await store.close()
    },
  )

  it('do not stand in the way of a key that is exchanged, nor of a ring that lets go of the old one', async () => {
    await using(cipher({ a: RIGHT }, 'a'), (recollect) => recollect.scope('s').remember('I live in Rome.'))
    const both = storeOf(cipher({ a: RIGHT, b: NEW }, 'b'))
    await rekeyAll(both)
    await both.close()
    await using(cipher({ b: NEW }, 'b'), async (recollect) => {
      await recollect.scope('s').remember('I like tea.')
      const names: string[] = []
      for await (const name of recollect.admin.scopes()) names.push(name)
      expect(names).toEqual(['s'])
    })
  })
})
