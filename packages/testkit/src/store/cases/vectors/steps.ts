import type { Store } from '@recollect/core'
import type {
  ScopeTransaction,
  ScopeView,
  VectorReader,
  VectorSpace,
  VectorWriter,
} from '@recollect/core/store'
import { ALICE } from '../../steps.ts'
import { storeCase } from '../../store-case.ts'
import type { CaseContext, StoreCase } from '../../store-case.ts'

export const SPACE: VectorSpace = { model: 'm', dimensions: 3 }
export const EVERYTHING = -2

export const [X, Y] = [Float32Array.of(1, 0, 0), Float32Array.of(0, 1, 0)]
/** In the plane of X and Y, this far from X. */
export const between = (cosine: number) => Float32Array.of(cosine, Math.sqrt(1 - cosine * cosine), 0)

export function reader({ vectors }: ScopeView): VectorReader {
  if (vectors === undefined) throw new Error('The store declares vectors, but its views have none.')
  return vectors
}

export function writer({ vectors }: ScopeTransaction): VectorWriter {
  if (vectors === undefined) throw new Error('The store declares vectors, but its transactions have none.')
  return vectors
}

export const put = (
  store: Store,
  rows: readonly (readonly [number, Float32Array])[],
  space = SPACE,
  scope = ALICE,
): Promise<void> => store.transaction(scope, (tx) => writer(tx).put(space, new Map(rows)))

/** Seqs from the nearest on. */
export async function near(
  store: Store,
  query = X,
  space = SPACE,
  scope = ALICE,
): Promise<readonly number[]> {
  const found = await store.read(scope, (view) => reader(view).nearest(space, query, 1000, EVERYTHING))
  return found.map(({ seq }) => seq)
}

export const spaces = (store: Store, scope = ALICE) => store.read(scope, (view) => reader(view).spaces())
export const owed = (store: Store, after = 0, limit = 1000, space = SPACE) =>
  store.read(ALICE, (view) => reader(view).owed(space, after, limit))

export const vectorCase = (name: string, run: (context: CaseContext) => Promise<void>): StoreCase =>
  storeCase(name, run, 'vectors')
