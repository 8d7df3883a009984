import type { Engine } from './engine.ts'
import { UnsupportedCapabilityError } from '@recollect/core'
import type { SemanticReader, SemanticWriter, ScopeTransaction, ScopeView } from '@recollect/core/store'

/** What is read of episodes and knowledge, in one snapshot with everything else. */
export interface SemanticView {
  readonly view: ScopeView
  readonly semantic: SemanticReader
}

export interface SemanticTransaction {
  readonly tx: ScopeTransaction
  readonly semantic: SemanticWriter
}

/** @throws UnsupportedCapabilityError when the store keeps no episodes. */
export const readSemantic = <T>(
  { store }: Engine,
  scope: string,
  work: (view: SemanticView) => Promise<T>,
): Promise<T> =>
  store.read(scope, async (view) => {
    const { semantic } = view
    if (semantic === undefined) throw unsupported(store.name)
    return work({ view, semantic })
  })

/** The same for writes. Verbs that write facts too pass the transaction of `recorded` to `semanticIn`. */
export const writeSemantic = <T>(
  engine: Engine,
  scope: string,
  work: (tx: SemanticTransaction) => Promise<T>,
): Promise<T> => engine.store.transaction(scope, async (tx) => work(semanticIn(engine, tx)))

/** @throws UnsupportedCapabilityError when the store keeps no episodes. */
export function semanticIn({ store }: Pick<Engine, 'store'>, tx: ScopeTransaction): SemanticTransaction {
  const { semantic } = tx
  if (semantic === undefined) throw unsupported(store.name)
  return { tx, semantic }
}

const unsupported = (name: string) => new UnsupportedCapabilityError(name, 'semantic')
