import { conductMutants } from './conduct-mutants.ts'
import type { PackMutants } from './pack-mutant.ts'
import { readingMutants } from './reading-mutants.ts'
import { shapeMutants } from './shape-mutants.ts'

/** Deliberately wrong packs: one fault each. */
export const packMutants: PackMutants = { ...shapeMutants, ...readingMutants, ...conductMutants }
