import { openAiEmbedder } from '../../src/index.ts'

const embedder = openAiEmbedder({
  baseURL: 'http://localhost:11434/v1', // Ollama; left out: OpenAI
  model: 'bge-m3',
  dimensions: 1024,
})
// Two vectors of 1,024 numbers and length 1, near each other.
export const vectors = await embedder.embed(['my cat is called Miso', '我的猫叫米索'])
