import { spanReader } from '@recollect/rules'
import { TABLES } from '../lexicon/spans/tables.ts'
import { words } from './words.ts'

/** Values read by what was learned from marked messages. */
export const spans = spanReader(words, () => TABLES)
