export { plantEverything } from './plant-everything.ts'
export type { NextText } from './plant-everything.ts'
export { Needles } from './needles.ts'
