import type { Discoverer, Narration, Original } from '@recollect/core/plugin'
import { llmDiscoverer, openAiModel } from '@recollect/llm-discovery'
import { scriptedDiscovery, scriptedFetch } from '@recollect/testkit/model-server'
import type { Story } from '@recollect/testkit/model-server'

/**
 * The real discoverer on a model that says what a story has it say: no network, no key. Of conversations the story does not tell of it
 * knows nothing: they are told in their own words.
 */
export function scriptedDiscoverer(story: Story): Discoverer {
  const { fetch } = scriptedFetch({ reply: scriptedDiscovery(story) })
  const inner = llmDiscoverer({
    model: openAiModel({ model: 'scripted', baseURL: 'http://scripted.invalid/v1', fetch }),
  })
  const tells = ({ text }: Original) =>
    story.some(({ when }) => [when].flat().every((words) => text.includes(words)))
  return {
    specVersion: 1,
    name: inner.name,
    narrate: async (original, context) =>
      tells(original) ? inner.narrate(original, context) : inItsWords(original),
    discover: async (episode, original, context) =>
      tells(original) ? inner.discover(episode, original, context) : NOTHING,
  }
}

const NOTHING = { reconstruction: '', nodes: [], relationships: [], rejected: [], incomplete: null }
const TITLE = 60

function inItsWords({ messages }: Original): Narration {
  const said = messages.map(({ text }) => text)
  const [first = ''] = said
  const title = first.length > TITLE ? `${first.slice(0, TITLE)}…` : first
  return { title, summary: title, content: said.join('\n'), sameAs: null }
}
