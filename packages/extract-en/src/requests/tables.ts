import {
  BEFORE,
  DELETING,
  FORGETTING,
  KEEPING,
  KEEPING_GAP,
  KNOWN,
  LAST,
  OFF_RECORD,
  PLACES,
  SHOWING,
  SHOWING_OF,
  STILL_HAVE,
  STILL_KEPT,
  THIS,
  WITHHOLDING,
} from '../lexicon/requests/requests.ts'
import { phraseSet } from '../text/phrases.ts'
import type { PhraseTable } from '../text/phrases.ts'

type Name =
  | 'before'
  | 'deleting'
  | 'forgetting'
  | 'keeping'
  | 'keepingGap'
  | 'known'
  | 'last'
  | 'offRecord'
  | 'places'
  | 'showing'
  | 'showingOf'
  | 'stillHave'
  | 'stillKept'
  | 'this'
  | 'withholding'

const made = (): Readonly<Record<Name, PhraseTable<true>>> => ({
  before: phraseSet(BEFORE),
  deleting: phraseSet(DELETING),
  forgetting: phraseSet(FORGETTING),
  keeping: phraseSet(KEEPING),
  keepingGap: phraseSet(KEEPING_GAP),
  known: phraseSet(KNOWN),
  last: phraseSet(LAST),
  offRecord: phraseSet(OFF_RECORD),
  places: phraseSet(PLACES),
  showing: phraseSet(SHOWING),
  showingOf: phraseSet(SHOWING_OF),
  stillHave: phraseSet(STILL_HAVE),
  stillKept: phraseSet(STILL_KEPT),
  this: phraseSet(THIS),
  withholding: phraseSet(WITHHOLDING),
})

let known: ReturnType<typeof made> | null = null
/** Made when first needed. */
export const tables = () => (known ??= made())
