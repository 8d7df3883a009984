import type { LanguageModel } from '@recollect/core/plugin'
import type { KnowledgeOptions } from '@recollect/knowledge'
import type { LoadedConfig } from '../config/types.ts'
import { field } from '../util/objects.ts'
import { lacksKey, serverOf } from './server.ts'

/** What discovery asks; empty where no model is configured. */
export type Models = Pick<KnowledgeOptions, 'discoverer' | 'modelExtractor'>

export interface DiscoveryModels {
  readonly models: Models
  /** What a model lacks: with neither, episodes are cut and told by rules. */
  readonly missing: 'model' | 'key' | null
}

/** The configured model, or null. Its client is loaded only here. @throws CliError INVALID_CONFIG when it cannot be asked. */
export async function loadModel(loaded: LoadedConfig): Promise<LanguageModel | null> {
  const { name, baseURL, structured, prices, maxTokens, timeout } = loaded.settings.model
  if (name === null) return null
  const server = serverOf(baseURL, loaded)
  const { openAiModel } = await import('@recollect/llm-discovery')
  return openAiModel({
    model: name,
    ...server,
    ...field('structured', structured),
    ...field('prices', prices),
    ...field('maxTokens', maxTokens),
    ...field('timeout', timeout),
  })
}

/** The discoverer on it and, where the configuration wants it, the extractor. @throws CliError INVALID_CONFIG for a wrong address. */
export async function discoveryModels(loaded: LoadedConfig): Promise<DiscoveryModels> {
  const { name, baseURL } = loaded.settings.model
  if (name !== null && lacksKey(baseURL, loaded)) return { models: {}, missing: 'key' }
  const model = await loadModel(loaded)
  if (model === null) return { models: {}, missing: 'model' }
  const { llmDiscoverer, llmExtractor } = await import('@recollect/llm-discovery')
  const models = {
    discoverer: llmDiscoverer({ model }),
    ...(loaded.discovery.extractFacts ? { modelExtractor: llmExtractor({ model }) } : {}),
  }
  return { models, missing: null }
}
