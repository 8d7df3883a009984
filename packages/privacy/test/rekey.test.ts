import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'
import { sqliteStore } from '@recollect/store-sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rekeyAll, rekeyScope } from '../src/index.ts'
import { holdsOf } from './support/holds.ts'
import { ciphers, plant, SCOPES } from './support/rotation.ts'

const directory = mkdtempSync(join(tmpdir(), 'recollect-rekey-'))
const fileAt = (name: string): string => join(directory, `${name}.db`)
const [ALICE] = SCOPES

afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

async function using<T>(file: string, cipher: Cipher, work: (store: Store) => Promise<T>): Promise<T> {
  const store = sqliteStore({ file, cipher, durability: 'normal' })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

let copies = 0
/** A database sealed with the old key alone. */
function fresh(from: string): string {
  const file = fileAt(`copy-${String(copies++)}`)
  copyFileSync(fileAt(from), file)
  return file
}

describe.each(['everything', 'sensitive'] as const)(
  'exchanging a key of a database with %s sealed',
  (seal) => {
    const { before, during, after } = ciphers(seal)

    beforeAll(async () => {
      await using(fileAt(seal), before, plant)
    })

    const holds = (file: string, cipher: Cipher) =>
      using(file, cipher, (store) => Promise.all(SCOPES.map((scope) => holdsOf(store, scope))))

    it('leaves nothing that needs the old key, and changes nothing that is read', async () => {
      const file = fresh(seal)
      const was = await holds(file, before)
      const report = await using(file, during, (store) => rekeyAll(store))
      expect(report).toEqual({ scopes: 2, values: expect.any(Number), done: true })
      expect(report.values).toBeGreaterThan(50)
      expect(await holds(file, after)).toEqual(was)
      await expect(holds(file, before)).rejects.toMatchObject({ code: 'KEY_MISSING' })
    })

    it('leaves nothing in the file that was sealed with the old key', async () => {
      const file = fresh(seal)
      expect(sealedWithOld(file)).toBe(true)
      await using(file, during, (store) => rekeyAll(store))
      expect(sealedWithOld(file)).toBe(false)
    })

    it('does nothing a second time', async () => {
      const file = fresh(seal)
      await using(file, during, (store) => rekeyAll(store))
      expect(await using(file, after, (store) => rekeyAll(store))).toEqual({
        scopes: 2,
        values: 0,
        done: true,
      })
    })

    it('may be broken off after any page, is read meanwhile, and ends the same when begun anew', async () => {
      const was = await holds(fileAt(seal), before)
      const pages = await pagesOf(fresh(seal), during)
      expect(pages.length).toBeGreaterThan(15)
      const total = pages.reduce((sum, values) => sum + values, 0)
      for (const stop of pages.keys()) {
        // Where little is sealed that is not sealed above, a few will do.
        const isChecked = stop % 6 === 0
        if (seal === 'sensitive' && !isChecked) continue
        const file = fresh(seal)
        const done = await using(file, during, (store) => stopped(store, stop))
        if (isChecked) expect(await holds(file, during)).toEqual(was)
        const rest = await using(file, during, (store) => rekeyAll(store, { limit: 20 }))
        expect(done + rest.values).toBe(total)
        if (isChecked) expect(await holds(file, after)).toEqual(was)
        expect(sealedWithOld(file)).toBe(false)
      }
    }, 60_000)
  },
)

describe('a rotation', () => {
  const { before, during, after } = ciphers('everything')

  it('that lacks the old key says which, and leaves the page as it was', async () => {
    const file = fresh('everything')
    const was = await using(file, before, (store) => holdsOf(store, ALICE))
    await expect(using(file, after, (store) => rekeyAll(store))).rejects.toMatchObject({
      code: 'KEY_MISSING',
      message: expect.stringContaining('"old"'),
    })
    expect(await using(file, before, (store) => holdsOf(store, ALICE))).toEqual(was)
  })

  it('that fails in the middle of a page leaves that page as it was', async () => {
    const file = fresh('everything')
    const was = await using(file, before, (store) => holdsOf(store, ALICE))
    let sealed = 0
    const failing: Cipher = {
      ...during,
      seal: (place, plain) => {
        sealed += 1
        if (sealed === 7) throw new Error('the power went')
        return during.seal(place, plain)
      },
    }
    await expect(using(file, failing, (store) => rekeyScope(store, ALICE, { limit: 1000 }))).rejects.toThrow(
      'the power went',
    )
    expect(await using(file, before, (store) => holdsOf(store, ALICE))).toEqual(was)
  })

  it('goes on beside writes, which are sealed with the current key', async () => {
    const file = fresh('everything')
    await using(file, during, (store) =>
      rekeyScope(store, ALICE, {
        limit: 2,
        onProgress: () => store.transaction(ALICE, (tx) => tx.setNextDue(Date.UTC(2027, 0, 1))),
      }),
    )
    expect(await using(file, after, (store) => holdsOf(store, ALICE))).toBeDefined()
  })

  it('refuses a cursor that is none, a limit that is none, and a store without a cipher', async () => {
    await using(fresh('everything'), during, async (store) => {
      for (const cursor of [
        '',
        'x',
        '{}',
        '[]',
        '["scopes",1]',
        '["memory_items"]',
        '["memory_items",1,2]',
        '["memory_items",null]',
      ]) {
        await expect(store.rekey?.(ALICE, { limit: 10, cursor })).rejects.toMatchObject({
          code: 'INVALID_INPUT',
        })
      }
      await expect(store.rekey?.(ALICE, { limit: 0 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    })
    const plain = sqliteStore({ file: fileAt('plain') })
    await expect(rekeyAll(plain)).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
    await plain.close()
  })

  it('of a scope that is not there has nothing to do', async () => {
    const nobody = await using(fresh('everything'), during, (store) => rekeyScope(store, 'nobody'))
    expect(nobody).toEqual({ scopes: 1, values: 0, done: true })
  })
})

/** Whether the bytes of a database have a value that names the old key, as text, in JSON or as bytes. */
function sealedWithOld(file: string): boolean {
  const bytes = readFileSync(file)
  return [':old.', '"old.', '\u0003old'].some((beginning) => bytes.includes(beginning))
}

/** Values sealed anew by each page of a row. */
async function pagesOf(file: string, cipher: Cipher): Promise<readonly number[]> {
  const sums: number[] = [0]
  await using(file, cipher, (store) =>
    rekeyAll(store, {
      limit: 1,
      onProgress: ({ values }) => {
        sums.push(values)
      },
    }),
  )
  return sums.slice(1).map((sum, i) => sum - (sums[i] ?? 0))
}

/** Does so many pages, and gives up. */
async function stopped(store: Store, pages: number): Promise<number> {
  const stop = new AbortController()
  if (pages === 0) stop.abort()
  let done = 0
  const { values } = await rekeyAll(store, {
    limit: 1,
    signal: stop.signal,
    onProgress: () => {
      done += 1
      if (done === pages) stop.abort()
    },
  })
  return values
}
