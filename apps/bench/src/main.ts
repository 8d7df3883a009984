import { RecollectError } from '@recollect/core'
import { CommanderError } from 'commander'
import { BenchError, FailedError } from './io/bench-error.ts'
import { note } from './io/report.ts'
import { buildProgram } from './program.ts'

/** 0 done, 1 failed, 2 cannot be done as asked. */
async function main(args: readonly string[]): Promise<number> {
  try {
    await buildProgram().parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof FailedError) return 1
    if (!(error instanceof BenchError) && !RecollectError.isInstance(error)) throw error
    note(error.message)
    return 2
  }
}

// A reader that leaves (`| head`) ends it quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await main(process.argv.slice(2))
