import { createRecollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { knowledge } from '@recollect/knowledge'
import { llmDiscoverer, openAiModel } from '../../src/index.ts'
import { inMemoryStore } from '@recollect/store-memory'

const model = openAiModel({ baseURL: 'http://localhost:11434/v1', model: 'qwen3:8b' }) // Ollama; left out: OpenAI
const recollect = await createRecollect({
  store: inMemoryStore(),
  languages: [chinese(), english()],
  plugins: [knowledge({ discoverer: llmDiscoverer({ model }) })],
})
const john = recollect.scope('john')
await john.remember('我最近在研究大语言模型的提示工程')
export const report = await john.discover({ ongoing: true })
export const nodes = await john.nodes.search('John在研究什么')
