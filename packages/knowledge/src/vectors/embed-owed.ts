import type { Engine } from '../engine.ts'
import { errorCode } from '@recollect/core/plugin'
import type { AbortSignalLike, Embedder } from '@recollect/core'
import type { SemanticKind } from '@recollect/core/store'
import { embedBatch } from './embed-batch.ts'

const KINDS = ['node', 'episode'] as const

export interface EmbeddedOwed {
  readonly embedded: number
  /** Not taken by the embedder, which answers other texts; they stay owed. */
  readonly refused: number
  /** Of the embedder or the store, when one of them failed: the rest stays owed. Null: it went through. */
  readonly error: unknown
}

/** Called after each batch with how many it was, and how many of those were refused. */
type OnBatch = (done: number, refused: number) => void | Promise<void>

/**
 * Embeds nodes and episodes that have no vector of the present embedder, in batches that commit one by one, outside of transactions.
 * Nothing without an embedder. What the embedder fails of is counted at the observer, and owed still: words find it meanwhile.
 */
export async function embedOwed(
  engine: Engine,
  scope: string,
  signal?: AbortSignalLike,
  onBatch?: OnBatch,
): Promise<EmbeddedOwed> {
  const { embedder } = engine
  const sum = { embedded: 0, refused: 0 }
  if (embedder === null || !engine.store.capabilities.semantic) return { ...sum, error: null }
  for (const kind of KINDS) {
    const { embedded, refused, error } = await embedKind({ engine, embedder, scope, kind }, signal, onBatch)
    sum.embedded += embedded
    sum.refused += refused
    if (error !== null) return { ...sum, error }
  }
  return { ...sum, error: null }
}

interface Work {
  readonly engine: Engine
  readonly embedder: Embedder
  readonly scope: string
  readonly kind: SemanticKind
}

async function embedKind(
  { engine, embedder, scope, kind }: Work,
  signal: AbortSignalLike | undefined,
  onBatch: OnBatch | undefined,
): Promise<EmbeddedOwed> {
  const refused = new Set<string>()
  let embedded = 0
  while (signal?.aborted !== true) {
    const batch = await embedBatch(engine, embedder, scope, kind, refused, signal)
    embedded += batch.kept
    for (const id of batch.refused) refused.add(id)
    if (batch.error !== null) {
      const attributes = { kind, error: errorCode(batch.error) }
      engine.observer?.count('recollect.embedding.owed', batch.count - batch.kept, attributes)
    }
    if (batch.down) return { embedded, refused: refused.size, error: batch.error }
    if (batch.count === 0) break
    await onBatch?.(batch.count, batch.refused.length)
  }
  return { embedded, refused: refused.size, error: null }
}
