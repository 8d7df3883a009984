import type { Recollect, SemanticNode } from '@recollect/core'
import type { DiscoverReport, KnowledgeGraph } from '@recollect/knowledge'
import type { StoryBook } from '@recollect/testkit/model-server'

/** What discovery made of the conversations: a report each, what is known now, and how it hangs together. */
export interface DiscoveryResult {
  readonly reports: readonly DiscoverReport[]
  /** The piece of knowledge that changed; null when none did. */
  readonly evolved: SemanticNode | null
  readonly graph: KnowledgeGraph
}

/** Tells a memory each conversation of a book and has it discover what is private in it. */
export async function playDiscovery(
  recollect: Recollect,
  scope: string,
  { conversations }: StoryBook,
): Promise<DiscoveryResult> {
  const memory = recollect.scope(scope)
  const reports: DiscoverReport[] = []
  for (const messages of conversations) {
    await memory.remember([...messages])
    reports.push(await memory.discover())
  }
  const { rows } = await memory.nodes.list()
  return {
    reports,
    evolved: rows.find(({ versions }) => versions > 1) ?? null,
    graph: await memory.nodes.graph(),
  }
}
