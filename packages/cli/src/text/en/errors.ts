import type { ErrorCode } from '@recollect/core'
import { translated } from '../translated.ts'
import { library } from './library.ts'

/** What went wrong, and what to do next. */
export const errors = {
  title: 'error',
  warning: 'warning',
  unexpected: (message: string): string =>
    `Something unexpected happened: ${message}. Run "recollect doctor"; set RECOLLECT_DEBUG=1 to see where it happened.`,
  /** Messages of the library are English and name the next step themselves. */
  fromLibrary: (code: ErrorCode, message: string): string =>
    code === 'INVALID_CURSOR'
      ? 'This cursor is none, or was given for another question or other options. Begin again with --pages.'
      : (translated(message, library) ??
        (code === 'NOT_FOUND'
          ? 'There is no such record in this scope. Run "recollect items --inactive" or "recollect cards --inactive" to see what there is.'
          : message)),
  /** A detail that the library or a schema gives. */
  inWords: (message: string): string => message,
  neededThere: (scope: string, ids: string): string =>
    `The scope "${scope}" went on with the fact it was given: ${ids}. Undo that there first: recollect undo <id> --scope ${scope}. Nothing was changed.`,
  noDriver:
    'This SQLite driver is not installed, or does not run here. Choose another with sqliteDriver or RECOLLECT_SQLITE_DRIVER: node:sqlite on Node 22.13 or later, else better-sqlite3 or libsql.',
  notBuilt:
    'better-sqlite3 is not installed, or was not compiled for this Node. Run "npm rebuild better-sqlite3" (pnpm: "pnpm approve-builds", then "pnpm rebuild better-sqlite3"). Or set RECOLLECT_SQLITE_DRIVER=node:sqlite on Node 22.13 or later, which needs no compiler.',
  interrupted: 'Interrupted.',

  unknownCommand: (name: string, similar: string): string =>
    `There is no command "${name}". ${similar ? `Did you mean ${similar}?` : 'Run "recollect --help" for the list.'}`,
  unknownOption: (flag: string, similar: string): string =>
    `There is no option ${flag}. ${similar ? `Did you mean ${similar}?` : 'Run the command with --help for the list; text that begins with a dash goes after --.'}`,
  missingCommand: 'No command given. Choose one of those above.',
  missingArgument: (name: string): string =>
    `<${name}> is missing. Run the command with --help for an example.`,
  missingValue: (flag: string): string => `${flag} needs a value. Write it after the option.`,
  missingOption: (flag: string): string => `${flag} is missing. Run the command with --help for an example.`,
  excessArguments: (command: string): string =>
    `Too many arguments for "${command}". Put a text with spaces into quotes.`,
  usage: (message: string): string => `${message} Run with --help.`,
  notAnInteger: (flag: string, value: string, min: number, max: number): string =>
    `${flag} takes a whole number from ${min} to ${max}, not "${value}".`,
  notAChoice: (flag: string, value: string, choices: string): string =>
    `${flag} takes one of ${choices}, not "${value}".`,
  notATime: (flag: string, value: string): string =>
    `${flag} takes an ISO 8601 date or time such as 2026-03-01 or 2026-03-01T09:00:00Z, not "${value}".`,
  notMetadata: (flag: string, value: string): string =>
    `${flag} takes key=value, or a JSON object of texts, numbers and booleans, not "${value}".`,
  notAZone: (flag: string, value: string): string =>
    `${flag} takes an IANA time zone such as Asia/Shanghai, not "${value}".`,
  empty: (flag: string): string => `${flag} is empty. Give it a value or leave it out.`,
  exclusive: (a: string, b: string): string => `${a} and ${b} cannot be used together. Leave one out.`,
  notADuration: (flag: string, value: string): string =>
    `${flag} takes a number with s, m, h, d or w such as 30d, not "${value}".`,
  oneTarget: 'Say what to forget: exactly one of --item, --card, --slot and --node.',
  needsYes: 'Forgetting cannot be undone. Add --yes to confirm; without a terminal nobody can be asked.',
  keyForMany: '--key is for one message. Use --whole, or --format jsonl with a key on each line.',
  declined: 'Nothing was deleted.',

  noText: 'There is no text. Pass it as an argument, with --file, or on standard input.',
  emptyText: (where: string): string =>
    `${where} is empty. Write at least one visible character. Nothing was stored.`,
  tooLong: (where: string, bytes: number, max: number, raises: boolean): string =>
    `${where} has ${bytes} bytes, more than ${max}. Split it${raises ? ', or raise limits.maxTextBytes' : ''}. Nothing was stored.`,
  longLine: (where: string, most: number): string =>
    `${where} has more than ${most} characters. Split it: nothing is read beyond that. Nothing was stored.`,
  badCharacter: (where: string, code: string): string =>
    `${where} has the character ${code}, which is a control character or reorders text. Remove it. Nothing was stored.`,
  notUtf8: (where: string): string =>
    `${where} is not UTF-8. Convert it first, for example: iconv -f GBK -t UTF-8. Nothing was stored.`,
  notJson: (where: string, detail: string): string =>
    `${where} is not JSON (${detail}). Write one object a line, or leave out --format jsonl. Nothing was stored.`,
  notAMessage: (where: string, detail: string): string =>
    `${where} is not a message: ${detail}. Use {"text": …} with role, at, session, speaker, key, metadata. Nothing was stored.`,
  where: {
    text: 'The text',
    question: 'The question',
    value: 'The value',
    option: (flag: string): string => flag,
    line: (n: number): string => `Line ${n}`,
    file: (name: string): string => `"${name}"`,
    stdin: 'Standard input',
  },

  fileMissing: (path: string): string => `There is no file "${path}". Check the path.`,
  fileUnreadable: (what: string, detail: string): string =>
    `${what} cannot be used (${detail}). Check that it is a file and its permissions.`,
  fileExists: (path: string): string =>
    `"${path}" is there already. Add --force to overwrite it, or choose another name.`,
  noDatabase: (path: string): string =>
    `There is no database at "${path}". Run "recollect init" or "recollect remember" first, or point --db at one.`,
  notADatabase: (path: string): string =>
    `"${path}" is not a Recollect database. Point --db at one, or restore it from a backup.`,
  badConfig: (file: string, problems: string): string =>
    `The configuration (${file}) was refused:\n${problems}`,
  noEmbedder:
    'No embedder is configured. Set `embedder` in the configuration, for example to { "name": "text-embedding-3-small" } (on another server with baseURL and dimensions).',
  configHint: 'Correct it, or run "recollect config" to see what applies.',
  configNotObject: 'it must be an object',
  configNotJson: (detail: string): string => `it is not JSON (${detail})`,
  configNotLoaded: (detail: string): string => `it could not be loaded (${detail})`,
  configShadowed: (used: string, others: string): string => `${used} is used; ${others} beside it is not.`,
  environmentIgnored: (name: string, key: string): string =>
    `${name} has no effect: the configuration file sets ${key}.`,
  noChange: (id: string): string =>
    `There is no change or batch "${id}" in this scope. Run "recollect changes" for the list.`,
  nothingToUndo: 'There is no change that could be undone. Run "recollect changes" for the list.',
  lastIsFinal: (id: string, older: string | null): string =>
    `The last change, ${id}, cannot be undone: what it would bring back was deleted for good. ${older === null ? 'There is no older one that could be undone.' : `To undo the one before it: recollect undo ${older}`}`,
  change: {
    CHANGE_UNDONE: (ids: string): string =>
      `This change was undone already. To bring it back, undo the undo: recollect undo ${ids}`,
    CHANGE_NEEDED: (ids: string): string =>
      `Later changes rest on this one: ${ids}. Undo them first, or add --with-dependents to undo them too. Nothing was changed.`,
    CHANGE_FINAL: (ids: string): string =>
      `The change ${ids} cannot be undone: what it would bring back was deleted for good, undoing it would delete for good, or it is an expiry. Say it again instead, or forget anew.`,
  },
  needsYesToRepair: 'Add --yes to confirm the repair; without a terminal nobody can be asked.',
  notRepaired: 'Nothing was repaired.',
  noHistory: (slot: string, similar: string): string =>
    `Nothing is known about "${slot}" in this scope. ${similar ? `Did you mean ${similar}? ` : ''}Run "recollect cards --inactive" to see the slots there are.`,
  notAName: (given: string, similar: string): string =>
    `"${given}" is no name of a slot. Use letters, digits, "_", "-" and "."; no spaces; use -${similar ? `, as in ${similar}` : ''}. A relative's is written wife:location. Nothing was changed.`,
  notAnEntity: (given: string): string =>
    `--entity takes user, or somebody tied to the user such as user.wife, in letters, digits, "_", "-" and ".", not "${given}".`,
  untilNotAfterFrom: '--until is not after --from. Exchange them, or leave one out. Nothing was stored.',
  expiresNotAfterFrom:
    '--expires is not after --from: the fact would never be used. Correct one of them. Nothing was stored.',
  expiresPassed:
    '--expires has passed already. For what was true once, use --from and --until. Nothing was stored.',
  tooManyCharacters: (flag: string, max: number): string =>
    `${flag} has more than ${max} characters. Use a shorter one. Nothing was stored.`,
}
