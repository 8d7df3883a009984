export { fromBytes, toBytes } from './bytes.ts'
export { Nearest } from './nearest.ts'
