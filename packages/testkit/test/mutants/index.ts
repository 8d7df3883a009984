import type { Store } from '@recollect/core'
import { cutCount, dirtyRead, repeatedRow, scopeLeak, unorderedHistory, wideFamily } from './reads.ts'
import {
  addedPostings,
  lostRollback,
  normalisedText,
  silentMiss,
  swallowedConflict,
  twoActives,
} from './writes.ts'

/** Deliberately wrong stores: one fault each. */
export const mutants: Readonly<Record<string, (store: Store) => Store>> = {
  'two actives': twoActives,
  'swallowed conflict': swallowedConflict,
  'lost rollback': lostRollback,
  'silent miss': silentMiss,
  'normalised text': normalisedText,
  'added postings': addedPostings,
  'scope leak': scopeLeak,
  'dirty read': dirtyRead,
  'unordered history': unorderedHistory,
  'cut count': cutCount,
  'wide family': wideFamily,
  'repeated row': repeatedRow,
}
