export { InMemorySemantic } from './reader.ts'
export { InMemorySemanticWriter } from './writer.ts'
