import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  MONTHS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
  QUESTION_WORDS,
  REASONS,
  SUBORDINATORS,
  TIMES,
  UNITS,
  WEEKDAYS,
} from '../lexicon/grammar/grammar.ts'

const CLOSED: ReadonlySet<string> = new Set(
  [
    ADVERBS,
    AUXILIARIES,
    CONJUNCTIONS,
    DETERMINERS,
    MONTHS,
    POSSESSIVES,
    PREPOSITIONS,
    PRONOUNS,
    QUESTION_WORDS,
    REASONS,
    SUBORDINATORS,
    TIMES,
    UNITS,
    WEEKDAYS,
  ].flatMap((list) => [...list]),
)

/** Whether a word belongs to grammar: it names nothing. */
export const isClosed = (key: string): boolean => CLOSED.has(key)
