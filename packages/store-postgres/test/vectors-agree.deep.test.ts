import type { Store } from '@recollect/core'
import type { VectorReader, VectorSpace, VectorWriter } from '@recollect/core/store'
import { anItem } from '@recollect/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { random } from './support/random.ts'
import type { Random } from './support/random.ts'
import { ownPgVector, pgVectorHarness } from './support/pgvector.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { schemaHarness } from './support/schemas.ts'

const server = ownPgVector()
const harnesses = [pgVectorHarness(server), schemaHarness('packed', ownDatabase(), { vectors: 'packed' })]
let stores: readonly Store[] = []

beforeAll(async () => {
  stores = await Promise.all(harnesses.map((harness) => harness.create()))
})
afterAll(() => Promise.all(stores.map((store) => store.close())))

const ITEMS = 60
let scopes = 0

function need<T>(vectors: T | undefined): T {
  if (vectors === undefined) throw new Error('these stores keep vectors')
  return vectors
}

/** What both stores answer to the same, each in a fresh scope that holds the same items. */
async function onBoth<T>(run: (memory: Memory) => Promise<T>): Promise<readonly T[]> {
  scopes += 1
  const scope = `范围 ${String(scopes)}`
  return Promise.all(
    stores.map(async (store) => {
      const ids = await store.transaction(scope, async (tx) => {
        const items = []
        for (let at = 0; at < ITEMS; at += 1) items.push(await tx.items.insert(anItem()))
        return items.map(({ id }) => id)
      })
      return run({
        read: (work) => store.read(scope, (view) => work(need(view.vectors))),
        write: (work) => store.transaction(scope, (tx) => work(need(tx.vectors))),
        remove: (seq) => store.transaction(scope, (tx) => tx.items.remove(ids[seq - 1] ?? '')),
      })
    }),
  )
}

interface Memory {
  read<T>(work: (vectors: VectorReader) => Promise<T>): Promise<T>
  write<T>(work: (vectors: VectorWriter) => Promise<T>): Promise<T>
  remove(seq: number): Promise<void>
}

function unit(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values)
  return Float32Array.from(values, (value, at) => (length === 0 ? Number(at === 0) : value / length))
}

/** Vectors that crowd around few directions: many are equal, or differ in their last bits. */
function crowded(next: Random, dimensions: number): readonly Float32Array[] {
  const directions = Array.from({ length: next(1, 4) }, () =>
    Array.from({ length: dimensions }, () => next(-9, 9)),
  )
  return Array.from({ length: next(1, ITEMS) }, () => {
    const along = directions[next(0, directions.length - 1)] ?? []
    const off = [0, 0, 1e-7, 1e-6, 1e-3][next(0, 4)] ?? 0
    const place = next(0, dimensions - 1)
    return unit(along.map((value, at) => (at === place ? value + off : value)))
  })
}

const DIMENSIONS = [1, 3, 17, 64, 385] as const
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

describe('pgvector and packed vectors', () => {
  it('give the same neighbours with the same scores in the same order, whatever is near', async () => {
    for (const seed of SEEDS) {
      const next = random(seed)
      const space: VectorSpace = { model: '模型 "m"', dimensions: DIMENSIONS[seed % DIMENSIONS.length] ?? 1 }
      const rows = crowded(next, space.dimensions)
      const asked = [1, 2, 3].map(() => ({
        query: rows[next(0, rows.length - 1)] ?? new Float32Array(space.dimensions),
        limit: next(1, rows.length + 3),
        minScore: next(-1, 1),
      }))
      const [one, other] = await onBoth(async ({ read, write }) => {
        await write((vectors) => vectors.put(space, new Map(rows.map((row, at) => [at + 1, row]))))
        return read((vectors) =>
          Promise.all(
            asked.map(({ query, limit, minScore }) => vectors.nearest(space, query, limit, minScore)),
          ),
        )
      })
      expect(one, `seed ${String(seed)}`).toStrictEqual(other)
    }
  })

  it('keep the same through replacing, removing and changing models', async () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const [one, other] = await onBoth((memory) => changing(random(seed), memory))
      expect(one, `seed ${String(seed)}`).toStrictEqual(other)
    }
  })
})

const spaceOf = (model: number): VectorSpace => ({ model: `模型 ${String(model)}`, dimensions: 2 + model })

/** Does this and that, and tells all that is left. */
async function changing(next: Random, { read, write, remove }: Memory): Promise<unknown> {
  const removed: unknown[] = []
  const gone = new Set<number>()
  for (let step = 0; step < 8; step += 1) {
    const space = spaceOf(next(0, 2))
    const [kind, seq] = [next(0, 9), next(1, ITEMS)]
    if (kind === 0) removed.push(await write((vectors) => vectors.keepOnly(space)))
    else if (kind > 3) {
      const vector = unit(Array.from({ length: space.dimensions }, (_, place) => step + place))
      const seqs = Array.from({ length: next(0, 20) }, () => next(1, ITEMS)).filter((some) => !gone.has(some))
      await write((vectors) => vectors.put(space, new Map(seqs.map((some) => [some, vector]))))
    } else if (!gone.has(seq)) {
      await remove(seq)
      gone.add(seq)
    }
  }
  return read(async (vectors) => {
    const found: unknown[] = [removed, await vectors.spaces()]
    for (const space of [0, 1, 2].map(spaceOf)) {
      found.push(await vectors.owed(space, 5, 30), [...(await vectors.bySeq(space, [3, 50]))])
      found.push(
        await vectors.nearest(space, unit(Array.from({ length: space.dimensions }, () => 1)), 40, -1),
      )
    }
    return found
  })
}
