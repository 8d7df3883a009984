import type { Store } from '@recollect/core'
import { bareChanges, flatTerms, itemsOnly, revivedChange } from './copy.ts'
import { anyMaker, keptImages, lateExpiry, newPlace, silentErasure, trustedClock } from './log.ts'
import {
  cutCount,
  dirtyRead,
  lateFilter,
  looseMetadata,
  narrowCount,
  repeatedRow,
  scopeLeak,
  unorderedHistory,
  wideFamily,
} from './reads.ts'
import { firstVector, keptModels, mixedModels, nearEnough, oldestFirst } from './vectors.ts'
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
  'late filter': lateFilter,
  'loose metadata': looseMetadata,
  'narrow count': narrowCount,
  'near enough': nearEnough,
  'mixed models': mixedModels,
  'oldest first': oldestFirst,
  'first vector': firstVector,
  'kept models': keptModels,
  'new place': newPlace,
  'late expiry': lateExpiry,
  'trusted clock': trustedClock,
  'any maker': anyMaker,
  'kept images': keptImages,
  'silent erasure': silentErasure,
  'flat terms': flatTerms,
  'bare changes': bareChanges,
  'revived change': revivedChange,
  'items only': itemsOnly,
}
