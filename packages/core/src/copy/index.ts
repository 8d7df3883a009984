export { CopyError } from '../errors/copy-error.ts'
export { copyStore } from './copy-store.ts'
export type { CopiedScope, CopyHash, CopyOptions, CopyProgress, CopyReport, Fingerprint } from './types.ts'
