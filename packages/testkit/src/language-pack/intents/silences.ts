import type { Intent } from './intent.ts'

const says = <Id extends string>(id: Id, like: string) =>
  ({ id, like, expect: { nothing: true } }) satisfies Intent

/** What looks like a fact and is none. */
export const SILENCES = [
  says('silence.if', 'If I lived in Rome I would sing'),
  says('silence.wish', 'I wish I lived in Rome'),
  says('silence.hearsay', 'Tom says I live in Rome'),
  says('silence.stranger', 'He lives in Rome'),
  says('silence.request', 'Translate: I live in Rome'),
  says('silence.idea', 'Maybe I should move to Rome'),
] as const
