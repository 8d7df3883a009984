export { checkCitus } from './check.ts'
export { distribute } from './distribute.ts'
export type { Distributed } from './distribute.ts'
