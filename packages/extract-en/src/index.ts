export { english } from './pack.ts'
export type { EnglishOptions } from './pack.ts'
