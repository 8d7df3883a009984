import { parseArgs } from 'node:util'
import { languageOf, LANGUAGES } from './text/language.ts'
import type { Language } from './text/language.ts'

/** `page`: the walk-through in brief, then the page; `tour`: the tour in the terminal, whole; `brief`: the walk-through alone. */
export type What = 'page' | 'tour' | 'brief'

/** A model that may put answers into other words, by an OpenAI-compatible server. */
export interface ModelOptions {
  readonly model: string
  readonly baseURL: string | undefined
  readonly apiKey: string | undefined
}

export interface Options {
  readonly what: What
  readonly db: string | null
  readonly language: Language
  /** Null: the usual one, or a free one when that is taken. */
  readonly port: number | null
  /** Open the page in a browser. */
  readonly open: boolean
  readonly model: ModelOptions | null
  readonly help: boolean
}

export const USAGE = `Usage: npm start -- [options]

Prints a short walk-through, then serves the page on this machine and prints its address. Ctrl-C ends it.

  --port PORT      where the page is served, 0 for any free port (default: PORT, else 4780)
  --no-open        do not open the page in a browser; without a terminal it is never opened
  --db FILE        the database to use (default: a file in the demo's own folder, which is kept)
  --lang LANG      language of the texts, zh or en (default: from the locale)
  --model NAME     a model that may put answers into other words
  --model-url URL  its OpenAI-compatible server (default: OPENAI_BASE_URL; the key is OPENAI_API_KEY)
  --no-serve       the walk-through alone
  --tour           the whole tour in the terminal, then a chat
`

/** The arguments make no sense; the message says why. */
export class UsageError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws UsageError */
export function readOptions(args: readonly string[], environment: Environment): Options {
  const given = parse(args)
  const { db, lang, help, tour, serve, open } = given
  const language = lang === undefined ? languageOf(environment) : LANGUAGES.find((name) => name === lang)
  if (language === undefined) throw new UsageError(`There is no language "${String(lang)}". Use zh or en.`)
  return {
    what: tour ? 'tour' : serve === false ? 'brief' : 'page',
    db: db ?? null,
    language,
    port: portOf(given.port ?? environment['PORT']),
    open: open !== false,
    model: modelOf(given, environment),
    help: help ?? false,
  }
}

const HIGHEST_PORT = 65_535

function portOf(given: string | undefined): number | null {
  if (given === undefined || given === '') return null
  const port = Number(given)
  if (/^\d{1,5}$/u.test(given) && port <= HIGHEST_PORT) return port
  throw new UsageError(`"${given}" is no port. Use a whole number from 0 to ${String(HIGHEST_PORT)}.`)
}

function modelOf({ model, 'model-url': url }: ReturnType<typeof parse>, environment: Environment) {
  if (model === undefined) return null
  return { model, baseURL: url ?? environment['OPENAI_BASE_URL'], apiKey: environment['OPENAI_API_KEY'] }
}

const OPTIONS = {
  db: { type: 'string' },
  lang: { type: 'string' },
  port: { type: 'string' },
  model: { type: 'string' },
  'model-url': { type: 'string' },
  tour: { type: 'boolean' },
  serve: { type: 'boolean' },
  open: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowNegative: true }).values
  } catch (cause) {
    if (cause instanceof TypeError) throw new UsageError(cause.message, { cause })
    throw cause
  }
}
