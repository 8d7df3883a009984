import {
  BEFORE,
  DELETING,
  FORGETTING,
  KEEPING,
  KNOWN,
  LAST,
  OFF_RECORD,
  PLACES,
  SHOWING,
  THIS,
  WITHHOLDING,
} from '../lexicon/requests.ts'
import { phraseSet } from '../text/phrases.ts'
import type { PhraseTable } from '../text/phrases.ts'

type Name =
  | 'before'
  | 'deleting'
  | 'forgetting'
  | 'keeping'
  | 'known'
  | 'last'
  | 'offRecord'
  | 'places'
  | 'showing'
  | 'this'
  | 'withholding'

const made = (): Readonly<Record<Name, PhraseTable<true>>> => ({
  before: phraseSet(BEFORE),
  deleting: phraseSet(DELETING),
  forgetting: phraseSet(FORGETTING),
  keeping: phraseSet(KEEPING),
  known: phraseSet(KNOWN),
  last: phraseSet(LAST),
  offRecord: phraseSet(OFF_RECORD),
  places: phraseSet(PLACES),
  showing: phraseSet(SHOWING),
  this: phraseSet(THIS),
  withholding: phraseSet(WITHHOLDING),
})

let known: ReturnType<typeof made> | null = null
/** Made when first needed. */
export const tables = () => (known ??= made())
