import type { Intent, IntentAnswer } from './intent.ts'
import { QUESTIONS } from './questions.ts'
import { SILENCES } from './silences.ts'
import { STATEMENTS } from './statements.ts'

const ALL = [...STATEMENTS, ...QUESTIONS, ...SILENCES] as const

/** Every intent that a pack answers to, in the order of the table. */
export const INTENTS: readonly Intent[] = ALL

/** Name of an intent every pack is asked about; see `INTENTS`. */
export type IntentId = (typeof ALL)[number]['id']

/** What a pack says to each intent; one that is left out does not pass unseen. */
export type IntentAnswers = Readonly<Record<IntentId, IntentAnswer>>
