import { env } from 'node:process'
import { parseArgs } from 'node:util'

export interface Settings {
  /** Address of an OpenAI-compatible server; null: the scripted one on this machine. */
  readonly baseURL: string | null
  readonly apiKey: string
  readonly model: string
  /** Database of the memory. */
  readonly file: string
}

export const HELP = `Usage: npm start -- [--base-url <address>] [--api-key <key>] [--model <name>] [--file <memory.db>]

Without an address (--base-url or OPENAI_BASE_URL) a scripted model answers, offline.
`

/** Flags come before the environment. Null: help was asked for. @throws TypeError for a flag there is none of. */
export function settingsIn(
  args: readonly string[],
  environment: Readonly<NodeJS.ProcessEnv> = env,
): Settings | null {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': text,
      'api-key': text,
      model: text,
      file: text,
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return null
  return {
    baseURL: values['base-url'] ?? environment['OPENAI_BASE_URL'] ?? null,
    apiKey: values['api-key'] ?? environment['OPENAI_API_KEY'] ?? 'none',
    model: values.model ?? environment['OPENAI_MODEL'] ?? 'scripted',
    file: values.file ?? 'memory.db',
  }
}
