import { DOING, MANNER, SPEAKING, TASK_VERBS } from '../lexicon/wishes/verbs.ts'
import { formsOf } from '../text/tokens.ts'

const known = (word: string) => SPEAKING.has(word) || DOING.has(word)

/** Whether a word is what an assistant may be told to do, as it is told. */
export const isVerb = known

/** The same in any form: `used` → use; null where there is none. */
export const verbOf = (word: string): string | null =>
  known(word) ? word : ([...formsOf(word)].find(known) ?? null)

export const isSpeaking = (verb: string): boolean => SPEAKING.has(verb)

/** Says how one talks, whatever about. */
export const isManner = (verb: string): boolean => MANNER.has(verb)

/** Makes or tells something. */
export const isMaking = (verb: string): boolean => TASK_VERBS.has(verb)
