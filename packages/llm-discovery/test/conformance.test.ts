import { testDiscoverer } from '@recollect/testkit'
import { llmDiscoverer, openAiModel } from '../src/index.ts'

testDiscoverer({
  name: 'llmDiscoverer on openAiModel',
  create: (baseURL) => {
    const breaker = { failures: 1000, cooldown: 0 }
    const model = openAiModel({ model: 'scripted', baseURL, maxRetries: 1, retryDelay: 0, breaker })
    return llmDiscoverer({ model })
  },
})
