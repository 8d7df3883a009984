export { CopyError } from './copy-error.ts'
export { copyStore } from './copy-store.ts'
export type { CopiedScope, CopyOptions, CopyProgress, CopyReport, Fingerprint } from './types.ts'
