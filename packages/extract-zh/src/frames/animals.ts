import type { Frame } from '../clauses/frame.ts'

/** What animals one keeps. */
export const KEEPS: readonly Frame[] = [{ verbs: '养 养着', takes: 'animal', slot: 'pet' }]
