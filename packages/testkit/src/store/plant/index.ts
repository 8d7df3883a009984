export { plantEverything } from './plant-everything.ts'
export type { NextText } from './next-text.ts'
export { Needles } from './needles.ts'
