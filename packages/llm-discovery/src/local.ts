export { localEmbedder } from './embed/local/embedder.ts'
export type { LocalEmbedder } from './embed/local/embedder.ts'
export type { LocalEmbedderOptions } from './embed/local/options.ts'
export type { Pooling } from './embed/local/pool.ts'
