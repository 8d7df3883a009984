import { DOING, SPEAKING } from '../lexicon/wishes/verbs.ts'
import { formsOf } from '../text/tokens.ts'

const known = (word: string) => SPEAKING.has(word) || DOING.has(word)

/** Whether a word is what an assistant may be told to do, as it is told. */
export const isVerb = known

/** The same in any form: `used` → use; null where there is none. */
export const verbOf = (word: string): string | null =>
  known(word) ? word : ([...formsOf(word)].find(known) ?? null)
