import type { ScopedMemory } from '@recollect/core'
import { loadGraph } from './load.ts'
import { plainGraph } from './shapes.ts'

/** The graph of a scope as lines of a `memory.jsonl`, which the reference memory server reads: entities first, then relations. */
export async function* exportMemoryFile(memory: ScopedMemory): AsyncIterable<string> {
  const { entities, relations } = plainGraph(await loadGraph(memory))
  for (const entity of entities) yield JSON.stringify({ type: 'entity', ...entity })
  for (const relation of relations) yield JSON.stringify({ type: 'relation', ...relation })
}
