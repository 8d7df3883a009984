import { parseArgs } from 'node:util'
import { packAlone } from './alone.ts'
import { languageOf } from './language.ts'
import { UsageError } from './usage-error.ts'
import { writeInto } from './write.ts'

const USAGE =
  'usage: npm create @recollect/language-pack <tag> -- [--name <language>] [--dir <folder>]\n' +
  '  <tag>   two or three small letters of ISO 639, such as pt\n' +
  '  --name  what the language is called in English, where this Node does not know\n' +
  '  --dir   a new or empty folder; extract-<tag> otherwise\n'

const OPTIONS = { name: { type: 'string' }, dir: { type: 'string' }, help: { type: 'boolean' } } as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    // What `parseArgs` refuses is the caller's to put right, too.
    throw error instanceof TypeError ? new UsageError(error.message) : error
  }
}

/** Writes the pack that is asked for, and gives what there is to say. */
function create(args: readonly string[], cwd: string): string {
  const { values, positionals } = parsed(args)
  if (values.help === true) return USAGE
  if (positionals.length > 1)
    throw new UsageError(`One language at a time, not ${positionals.join(' and ')}.`)
  const language = languageOf({ tag: positionals[0], name: values.name })
  const folder = values.dir ?? `extract-${language.tag}`
  writeInto(folder, packAlone(language), cwd)
  return (
    `${folder} is there: ${language.language}, with one rule and one question in English words.\n` +
    `Test it:  cd ${folder} && npm install && npm test\n` +
    'Its README.md says where to go on.\n'
  )
}

/** What the command needs of a process. */
export interface Host {
  readonly argv: readonly string[]
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
  exitCode?: number | string | null | undefined
  cwd(): string
}

/**
 * The command: reads its arguments, writes the pack below the working directory, and sets the exit code: 2 for what the caller can put
 * right.
 */
export function main(host: Host): void {
  try {
    host.stdout.write(create(host.argv.slice(2), host.cwd()))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    host.stderr.write(`${error.message}\n${USAGE}`)
    host.exitCode = 2
  }
}
