/** The table of the README. */
export const EXIT = {
  ok: 0,
  /** The store cannot be used just now, doctor found problems, or something unexpected happened. */
  failed: 1,
  /** Bad input, options, configuration or database; nothing was stored. */
  refused: 2,
  /** There is no such record, or no answer to the question. */
  notFound: 3,
  interrupted: 130,
} as const

/** What the command ends with: one of `EXIT`. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
