export type { RecollectStoreOptions } from './options.ts'
export { RecollectStore } from './recollect-store.ts'
