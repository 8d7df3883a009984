import { knowledge } from '@recollect/knowledge'
import { llmExtractor, openAiModel } from '../../src/index.ts'

const model = openAiModel({
  baseURL: 'https://llm.example.com/v1',
  apiKey: 'the key',
  model: 'small',
  prices: { inputPerMillion: 0.25, outputPerMillion: 2 },
})
// In the list `plugins` of createRecollect, with a `discoverer` or without.
export const plugin = knowledge({
  modelExtractor: llmExtractor({ model, confidence: 0.7 }),
  extractFacts: true,
})
