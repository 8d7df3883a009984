import { parseArgs } from 'node:util'
import { languageOf, LANGUAGES } from './text/language.ts'
import type { Language } from './text/language.ts'

export interface Options {
  readonly db: string | null
  readonly language: Language
  readonly help: boolean
}

export const USAGE = `Usage: npm start -- [--db FILE] [--lang zh|en]

  --db FILE    the database to use; what it already holds is left alone
               (default: a file in the demo's own folder, new at each run)
  --lang LANG  language of the frame texts, zh or en (default: from the locale)
`

/** The arguments make no sense; the message says why. */
export class UsageError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws UsageError */
export function readOptions(args: readonly string[], environment: Environment): Options {
  const { db, lang, help } = parse(args)
  const language = lang === undefined ? languageOf(environment) : LANGUAGES.find((name) => name === lang)
  if (language === undefined) throw new UsageError(`There is no language "${String(lang)}". Use zh or en.`)
  return { db: db ?? null, language, help: help ?? false }
}

function parse(args: readonly string[]) {
  try {
    const options = {
      db: { type: 'string' },
      lang: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (cause) {
    if (cause instanceof TypeError) throw new UsageError(cause.message, { cause })
    throw cause
  }
}
