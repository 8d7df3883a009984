import { changeReader } from '@recollect/rules'
import { WEIGHTS } from '../lexicon/changed/weights.ts'
import { words } from '../spans/words.ts'

/** What English messages change, weighed by what was learned from labelled ones. */
export const changed = changeReader(words, () => WEIGHTS)
