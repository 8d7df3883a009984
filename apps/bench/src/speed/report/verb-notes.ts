import type { Verb, VerbsPlan } from '../verbs/plan.ts'

/** What a verb is to reach, and how it is measured. */
export const verbNotes = (verb: Verb, plan: VerbsPlan): readonly string[] => [TO_REACH[verb], HOW[verb](plan)]

const TO_REACH: Readonly<Record<Verb, string>> = {
  lookup:
    'To reach: at most 3 times the bare statements, under 1 ms at p95 in the largest database, growth at most 2.',
  recall:
    'To reach: at most 2.5 times the bare statements, 0.4 ms at p50 and 2 ms at p95, growth at most 1.5.',
  answer: 'An answer is a recall that is put into words: what is to be reached is what holds for recall.',
  remember: 'To reach: at most 2 times the bare statements, growth at most 2.5.',
}

const BARE =
  'The bare statements are those the library sends for this very work, on a connection of their own with the same settings, each prepared ' +
  'once. Library and bare take turns, and so do the databases.'

const reads = (what: string): string =>
  `Milliseconds. ${what}, spread over the whole of each database, the same in all of them. ${BARE}`

const HOW: Readonly<Record<Verb, (plan: VerbsPlan) => string>> = {
  lookup: ({ lookups }) => reads(`${lookups} facts each way`),
  recall: ({ questions, messages }) => reads(`${questions} questions to scopes of ${messages} messages`),
  answer: ({ questions, messages }) => reads(`${questions} questions to scopes of ${messages} messages`),
  remember: ({ messages }) =>
    `Milliseconds; every message is on disk before it is acknowledged. Three copies of one scope of ${messages} messages, in one file, hear ` +
    'the same: in the first the statements are written down, in the second the library is timed, in the third the statements, under its ' +
    'number. So both do the same work from the same state. The processor time is what neighbours on the disk do not touch. ' +
    BARE,
}
