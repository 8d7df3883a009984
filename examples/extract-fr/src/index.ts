export { french } from './pack.ts'
export type { FrenchOptions } from './pack.ts'
