import { localEmbedder } from '../../src/local.ts'

const embedder = localEmbedder({
  folder: './models/multilingual-e5-small',
  prefix: { query: 'query: ', passage: 'passage: ' },
})
export const question = await embedder.embed(['我的猫叫什么？'], { kind: 'query' })
export const passages = await embedder.embed(['my cat is called Miso', '下周去成都'])
