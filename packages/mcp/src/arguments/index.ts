export { readArguments } from './read-arguments.ts'
export type { Taken } from './read-arguments.ts'
export { isStrict, shapeOf } from './shape.ts'
