import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleWorker, runScript } from '../support/bundle-worker.ts'
import { faultsOf } from '../support/chains.ts'
import { hasCluster, ownCluster, spreadStore } from './support/cluster.ts'

/** Together 32 writers. */
const [PROCESSES, STORES, UPDATES] = [4, 8, 500]

const isUpdate = (value: unknown): value is { scope: string; slot: string; version: number; value: string } =>
  typeof value === 'object' && value !== null && 'scope' in value && 'version' in value

describe.runIf(hasCluster())('32 writers on a cluster of Citus', () => {
  const database = ownCluster()
  const bundle = { path: '', remove: (): void => undefined }
  beforeAll(async () => {
    Object.assign(bundle, await bundleWorker('update-worker'))
  })
  afterAll(() => {
    bundle.remove()
  })

  it.each([
    ['ten facts of one scope', 1, 10, UPDATES / 10],
    ['facts of 24 scopes', 24, 3, UPDATES],
  ])(
    'update %s without an error, a gap, a loss or a second active version',
    async (_what, scopes, slots, updates) => {
      const { store, schema } = await spreadStore(database.current)
      const results = await Promise.all(
        Array.from({ length: PROCESSES }, (_, worker) =>
          runScript(bundle.path, [
            database.current.url,
            ...[worker, STORES, updates, scopes, slots].map(String),
            schema,
          ]),
        ),
      )
      expect(results.map(({ errors, code }) => [errors, code])).toEqual(results.map(() => ['', 0]))
      const done = results
        .flatMap(({ lines }) => lines.map((line): unknown => JSON.parse(line)))
        .filter(isUpdate)
      expect(done).toHaveLength(PROCESSES * STORES * updates)
      for (const key of new Set(done.map(({ scope, slot }) => `${scope}|${slot}`))) {
        const [scope = '', slot = ''] = key.split('|')
        const chain = await store.read(scope, (view) => view.cards.history(`user:${slot}`))
        expect(faultsOf(chain)).toEqual([])
        const values = new Map(chain.map(({ version, value }) => [version, value]))
        const own = done.filter((update) => update.scope === scope && update.slot === slot)
        expect(own.filter(({ version, value }) => values.get(version) !== value)).toEqual([])
      }
      await store.close()
    },
    900_000,
  )
})
