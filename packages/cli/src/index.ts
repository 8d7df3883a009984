import { earlyVoice, runCli } from './cli.ts'
import type { ExitCode } from './errors/exit-codes.ts'
import type { Io } from './io/io.ts'
import { complain } from './io/messages.ts'
import { processIo } from './io/process-io.ts'

export type { RecollectConfig } from './config/schema.ts'
export type { ExitCode } from './errors/exit-codes.ts'
export type { Input, Io, Output } from './io/io.ts'

/** Runs one command line against any input and output, and says what went wrong. Never throws. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const voice = earlyVoice(argv, io)
  try {
    return await runCli(argv, io, voice)
  } catch (error) {
    const { describeError } = await import('./errors/describe.ts')
    const described = describeError(error, voice.text)
    await complain(io, voice.text, voice.json, described)
    if (io.env['RECOLLECT_DEBUG'] && error instanceof Error) await io.stderr.write(`${error.stack ?? ''}\n`)
    return described.exit
  }
}

/** The command `recollect`. */
export async function main(host: NodeJS.Process): Promise<void> {
  host.exitCode = await run(host.argv.slice(2), processIo(host))
}
