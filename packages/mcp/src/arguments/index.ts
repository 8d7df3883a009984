export { readArguments } from './read-arguments.ts'
export type { ReadArguments, Taken } from './read-arguments.ts'
export { isStrict, shapeOf } from './shape.ts'
export type { ObjectShape, Shape } from './shape.ts'
