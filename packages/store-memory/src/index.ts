export { inMemoryStore } from './in-memory-store.ts'
