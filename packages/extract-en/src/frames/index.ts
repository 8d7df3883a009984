export { framesOf, verbsKnown } from './frame.ts'
export type { Frame } from './frame.ts'
