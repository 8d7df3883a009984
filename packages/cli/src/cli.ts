import { completedCommands } from './argv/completed.ts'
import { earlyLanguage } from './argv/language.ts'
import { parseCall } from './argv/parse.ts'
import { CliError } from './errors/cli-error.ts'
import { configProblems } from './errors/config-problems.ts'
import { EXIT } from './errors/exit-codes.ts'
import type { ExitCode } from './errors/exit-codes.ts'
import type { Io } from './io/io.ts'
import { warn } from './io/messages.ts'
import { catalogue } from './text/index.ts'
import type { Catalogue } from './text/index.ts'

/** How to speak to the user; better known the more of the input is understood. */
export interface Voice {
  text: Catalogue
  json: boolean
}

/** The voice for what happens before the command line is understood. */
export const earlyVoice = (argv: readonly string[], io: Io): Voice => ({
  text: catalogue(earlyLanguage(argv, io.env)),
  json: argv.includes('--json'),
})

/** Runs one command line. Throws what it refuses; `index.ts` says it with the voice. */
export async function runCli(argv: readonly string[], io: Io, voice: Voice): Promise<ExitCode> {
  const early = voice.text
  const parsed = await parseCall(argv, early, io.stdout.columns)
  if (parsed.kind === 'print') {
    await io.stdout.write(`${parsed.text}\n`)
    return EXIT.ok
  }
  if (parsed.kind === 'lost') {
    await io.stderr.write(`${parsed.text}\n\n${early.errors.missingCommand}\n`)
    return EXIT.refused
  }
  const { spec, globals, call } = parsed
  voice.json = globals.json
  const { loadConfig } = await import('./config/load.ts')
  const loaded = await loadConfig(globals, io.env, io.cwd, spec.configFile !== 'ignored')
  const text = catalogue(loaded.settings.lang)
  voice.text = text
  if (spec.configFile !== 'tolerated') {
    if (loaded.errors.length > 0) throw configError(loaded.file, loaded.errors)
    for (const warning of loaded.warnings)
      await warn(io, text, globals.json, text.errors.inWords(warning(text)))
  }
  return call.run({ io, loaded, text, json: globals.json, commands: () => completedCommands(text) })
}

function configError(file: string | null, errors: readonly CliError['say'][]): CliError {
  return new CliError('INVALID_CONFIG', (t) => {
    const problems = configProblems(errors, t)
      .map((line) => `  ${line}`)
      .join('\n')
    return `${t.errors.badConfig(file ?? t.output.config.source.environment, problems)}\n${t.errors.configHint}`
  })
}
