import type { Rule } from '../translated.ts'
import { serverErrors } from './server-errors.ts'
import { sessionErrors } from './session-errors.ts'

/** Messages of the library that name what a user of the command knows by the name of an option. */
export const library: readonly Rule[] = [
  [
    /^(Line \d+: .*) Mend it, or pass skipUnreadable to import/su,
    (what) => `${what} Mend it, or import the other lines with --skip-unreadable. Nothing was imported.`,
  ],
  [
    /^(The file .*)\. Say which it is, if it is one of (.*)\.$/su,
    (what, formats) => `${what}. Say which with --from, if it is one of ${formats}.`,
  ],
  [
    /^(The file .*)\. Say whose to import/su,
    (what) => `${what}. Say whose with --user: a scope is one user's.`,
  ],
  [
    /^(The file .*)\. Say which of them is the user/su,
    (what) => `${what}. Say which of them is the user with --user.`,
  ],
  [
    /^(Line 1: .*)\. Say which column holds what/su,
    (what) => `${what}. Say which column holds what with --column.`,
  ],
  [
    /^(Line 1 .*)\. Say which column holds what/su,
    (what) => `${what}. Say which column holds what with --column.`,
  ],
  [/^(The file holds more than \d+ bytes)\. Split it/u, (what) => `${what}. Split it.`],
  [
    /^The filter was refused: "from" must be before "to"/u,
    () => '--from must be before --to. Exchange them, or leave one out.',
  ],
  [
    /^grace is a whole number/u,
    () => '--grace is too long: it would end after the year 9999. Use a shorter one. Nothing was forgotten.',
  ],
  [
    /^"[^"]{0,100}" is not a time\./u,
    () => 'This time lies outside the years 1 to 9999. Use another. Nothing was changed.',
  ],
  [
    /^This cursor was not given by this list/u,
    () => 'This --cursor was not given by this list. Begin again without it.',
  ],
  [
    /^The card "([^"]*)" says so already/u,
    (id) => `The fact ${id} says so already. Give the value that is right.`,
  ],
  [
    /^The card "([^"]*)" was put right already\. Correct the card that took its place(?:, "([^"]*)")?/u,
    (id, right) =>
      `The fact ${id} was put right already. Correct what took its place${right ? `: recollect correct ${right} <value>` : '; "recollect history" shows it'}.`,
  ],
  [
    /^The card "([^"]*)" says that a fact ended/u,
    (id) =>
      `${id} says that a fact ended, and has no value to put right. Undo the change that made it (recollect changes), or correct the version before it.`,
  ],
  [
    /^The fact is in this scope already/u,
    () => 'The fact is in this scope already. Name another one with --to.',
  ],
  ...sessionErrors,
  ...serverErrors,
]
