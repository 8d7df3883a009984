export { chinese } from './pack.ts'
export type { ChineseOptions } from './pack.ts'
export type { Register } from './answers/index.ts'
