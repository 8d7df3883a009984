import type { Discoverer } from '@recollect/core/plugin'
import { llmDiscoverer, openAiModel } from '@recollect/llm-discovery'
import { scriptedDiscovery, startModelServer } from '@recollect/testkit/model-server'
import type { Story } from '@recollect/testkit/model-server'

export interface StandIn {
  readonly discoverer: Discoverer
  close(): Promise<void>
}

/** A model server on this machine that says what a story has it say: the tour needs neither network nor key. */
export async function standInFor(story: Story): Promise<StandIn> {
  const server = await startModelServer({ reply: scriptedDiscovery(story) })
  const model = openAiModel({ model: 'scripted', baseURL: server.url })
  return { discoverer: llmDiscoverer({ model }), close: () => server.close() }
}
