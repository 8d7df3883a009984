import type { Embedder } from '@recollect/core'
import { embedAll } from '../embed-all.ts'
import type { Ask } from './client.ts'
import { openAiSettings } from './options.ts'
import type { OpenAiEmbedderOptions } from './options.ts'
import { readResponse } from './read-response.ts'

/**
 * An embedder on OpenAI's API, or any server that speaks it: Ollama, vLLM, LM Studio, llama.cpp, hosted ones. Nothing is sent
 * or loaded before the first text. `embed` rejects with a `ModelError`, or with the signal's reason once it is aborted.
 * @throws InvalidConfigError options that cannot work
 */
export function openAiEmbedder(options: OpenAiEmbedderOptions): Embedder {
  const settings = openAiSettings(options)
  const { space, dimensions, text } = settings
  let ask: Promise<Ask> | undefined
  return Object.freeze<Embedder>({
    model: space,
    dimensions,
    embed: (texts, options = {}) =>
      embedAll(texts, options, {
        who: `"${settings.model}"`,
        dimensions,
        settings: text,
        run: async (batch, signal) => {
          // The client is large: a program that never embeds does not load it.
          ask ??= import('./client.ts').then(({ createAsk }) => createAsk(settings))
          return readResponse(await (await ask)(batch, signal), batch.length)
        },
      }),
  })
}
