import { llmExtractor, openAiModel } from '../../src/index.ts'

const model = openAiModel({
  baseURL: 'https://llm.example.com/v1',
  apiKey: 'the key',
  model: 'small',
  prices: { inputPerMillion: 0.25, outputPerMillion: 2 },
})
// As `modelExtractor` of knowledge(), with `extractFacts: true`.
export const modelExtractor = llmExtractor({ model, confidence: 0.7 })
