import { DIMINUTIVES } from '../lexicon/diminutives.ts'

/** "Natasha" is called "Tash", "Thomas Reed" is "Tom". */
export const shortOf = (name: string): readonly string[] => DIMINUTIVES.get(name.split(' ')[0] ?? '') ?? []
