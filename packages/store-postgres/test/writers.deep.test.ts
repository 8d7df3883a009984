import { uuidv7Ids } from '@recollect/core'
import type { Store } from '@recollect/core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { postgresStore } from '../src/index.ts'
import { bundleWorker, runScript } from './support/bundle-worker.ts'
import { addVersion, faultsOf } from './support/chains.ts'
import { dice } from './support/dice.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

/** Together 32 writers. */
const [PROCESSES, STORES, UPDATES] = [4, 8, 12]

const isUpdate = (value: unknown): value is { scope: string; slot: string; version: number; value: string } =>
  typeof value === 'object' && value !== null && 'scope' in value && 'version' in value

describe.runIf(inject('postgres').available)('many writers', () => {
  const database = ownDatabase()
  const bundle = { path: '', remove: (): void => undefined }
  let store: Store

  beforeAll(async () => {
    Object.assign(bundle, await bundleWorker('update-worker'))
    store = postgresStore({ url: database.current.url })
    await store.migrate()
  })
  afterAll(async () => {
    bundle.remove()
    await store.close()
  })

  const history = (scope: string, slot: string) =>
    store.read(scope, (view) => view.cards.history(`user:${slot}`))

  it.each([
    ['one fact', 1, 1],
    ['ten facts of one scope', 1, 10],
    ['facts of many scopes', 24, 3],
  ])(
    'in several processes update %s without an error, a gap, a loss or a second active version',
    async (_what, scopes, slots) => {
      const results = await Promise.all(
        Array.from({ length: PROCESSES }, (_, worker) =>
          runScript(bundle.path, [
            database.current.url,
            ...[worker, STORES, UPDATES, scopes, slots].map(String),
          ]),
        ),
      )
      expect(results.map(({ errors, code }) => [errors, code])).toEqual(results.map(() => ['', 0]))
      const updates = results
        .flatMap(({ lines }) => lines.map((line): unknown => JSON.parse(line)))
        .filter(isUpdate)
      expect(updates).toHaveLength(PROCESSES * STORES * UPDATES)
      const touched = new Set(updates.map(({ scope, slot }) => `${scope}|${slot}`))
      for (const key of touched) {
        const [scope = '', slot = ''] = key.split('|')
        const chain = await history(scope, slot)
        expect(faultsOf(chain)).toEqual([])
        for (const update of updates.filter((each) => each.scope === scope && each.slot === slot))
          expect(chain.find(({ version }) => version === update.version)?.value).toBe(update.value)
      }
    },
    60_000,
  )

  it('and readers agree with real time: nothing is older than what was acknowledged before it began', async () => {
    const stores = Array.from({ length: 6 }, () => postgresStore({ url: database.current.url, poolSize: 3 }))
    const ids = uuidv7Ids()
    const next = dice(11)
    let tick = 0
    const done: { slot: string; version: number; began: number; ended: number; read: boolean }[] = []
    const run = async (each: Store): Promise<void> => {
      for (let at = 0; at < 40; at += 1) {
        const [slot, read] = [`slot ${String(next(3))}`, next(2) === 0]
        const began = (tick += 1)
        const version = read
          ? await each.read(
              'clock',
              async (view) => (await view.cards.latest(`user:${slot}`, ''))?.version ?? 0,
            )
          : await addVersion(each, 'clock', slot, { id: ids.next(Date.now()), value: String(began) })
        done.push({ slot, version, began, ended: (tick += 1), read })
      }
    }
    await Promise.all(stores.map(run))
    const violations = done.flatMap((later) =>
      done.filter(
        (earlier) =>
          earlier.slot === later.slot &&
          earlier.ended < later.began &&
          (later.read ? later.version < earlier.version : later.version <= earlier.version),
      ),
    )
    expect(violations).toEqual([])
    await Promise.all(stores.map((each) => each.close()))
  })
})
