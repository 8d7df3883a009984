import { ASPECTS } from '../lexicon/wishes/aspects.ts'
import {
  ALLOWING,
  ASKING,
  DENYING,
  FORBIDDING,
  LEADS,
  LIKING,
  NOT_WANTING,
  RELEASING,
  UNDOING,
  WANTING,
  WISHING,
} from '../lexicon/wishes/frames.ts'
import { ABOUT, WHENEVER } from '../lexicon/wishes/scopes.ts'
import { ALWAYS, CHANGED, CHANGED_LAST, EVERY_TIME, HENCEFORTH } from '../lexicon/wishes/signs.ts'
import { phraseSet, phraseTable } from '../text/phrases.ts'
import type { PhraseTable } from '../text/phrases.ts'

/** How a wish is put: what the words after the frame are. */
export type Mode =
  'ask' | 'wish' | 'like' | 'forbid' | 'deny' | 'allow' | 'release' | 'undo' | 'want' | 'refuse'

/** Of two frames of one length the earlier counts. */
const FRAMES: readonly (readonly [Mode, readonly string[]])[] = [
  ['release', RELEASING],
  ['forbid', FORBIDDING],
  ['ask', ASKING],
  ['wish', WISHING],
  ['like', LIKING],
  ['allow', ALLOWING],
  ['refuse', NOT_WANTING],
  ['want', WANTING],
  ['deny', DENYING],
]

/** What is looked up in; made when first needed. */
export interface WishTables {
  readonly leads: PhraseTable<true>
  readonly frames: PhraseTable<Mode>
  readonly undoing: PhraseTable<true>
  readonly whenever: PhraseTable<true>
  readonly about: PhraseTable<true>
  readonly fromNowOn: PhraseTable<true>
  readonly always: PhraseTable<true>
  readonly changedLast: PhraseTable<true>
  readonly changed: PhraseTable<true>
  /** The place of the aspect in the list. */
  readonly aspects: PhraseTable<number>
}

const made = (): WishTables => ({
  leads: phraseSet(LEADS),
  frames: phraseTable(FRAMES.flatMap(([mode, list]) => list.map((one) => [one, mode] as const))),
  undoing: phraseSet(UNDOING),
  whenever: phraseSet(WHENEVER),
  about: phraseSet(ABOUT),
  fromNowOn: phraseSet([...HENCEFORTH, ...EVERY_TIME]),
  always: phraseSet(ALWAYS),
  changedLast: phraseSet(CHANGED_LAST),
  changed: phraseSet(CHANGED),
  aspects: phraseTable(
    ASPECTS.flatMap(({ words }, rank) => words.map((word) => [word, rank] as const)),
    { inflected: true },
  ),
})

let known: WishTables | null = null
export const tables = (): WishTables => (known ??= made())
