import type { ScopeTransaction, ScopeView } from '../plugin/store.ts'
import type { VectorSpace } from '../plugin/vectors.ts'

/** A scope as it is read, and the spaces its vectors lie in, which are looked up once. */
export interface Side {
  readonly view: ScopeView | ScopeTransaction
  readonly spaces: readonly VectorSpace[]
}

export async function sideOf(view: ScopeView | ScopeTransaction): Promise<Side> {
  return { view, spaces: (await view.vectors?.spaces()) ?? [] }
}
