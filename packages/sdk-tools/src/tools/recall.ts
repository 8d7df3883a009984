import type { AbortSignalLike, Evidence, ScopedMemory } from '@recollect/core'
import { memoryView, NOTE } from './views.ts'
import type { MemoryView } from './views.ts'

/** What the tool `recall` gives a model. */
export interface Recalled {
  /** Null when the memory does not know. */
  readonly answer: string | null
  readonly evidence: Evidence
  readonly memories: readonly MemoryView[]
  readonly note: string
}

/** What the tool `recall` gives. */
export async function recalled(
  memory: ScopedMemory,
  { query, limit }: { readonly query: string; readonly limit: number },
  signal?: AbortSignalLike,
): Promise<Recalled> {
  const { answer, evidence, hits } = await memory.recall(query, {
    limit,
    ...(signal === undefined ? {} : { signal }),
  })
  return {
    answer: evidence === 'none' ? null : answer.text,
    evidence,
    memories: hits.map(memoryView),
    note: NOTE,
  }
}
