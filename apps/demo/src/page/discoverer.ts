import type { Discoverer } from '@recollect/core/plugin'
import { llmDiscoverer, openAiModel } from '@recollect/llm-discovery'
import type { ModelOptions } from '../options.ts'

/** Finds what is private in episodes. Nothing is sent before discovery is asked for. @throws InvalidConfigError */
export const discovererFrom = ({ model, baseURL, apiKey }: ModelOptions): Discoverer =>
  llmDiscoverer({ model: openAiModel({ model, apiKey, ...(baseURL === undefined ? {} : { baseURL }) }) })
