import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { BenchError } from '../io/bench-error.ts'
import { parseGnuTime } from './gnu-time.ts'
import type { TimeFigures } from './gnu-time.ts'
import { recallMs } from './recall-time.ts'

export interface ColdFigures extends TimeFigures {
  /** Inside recall, by its own trace. */
  readonly recallMs: number | null
}

/** Runs the command under GNU time. @throws BenchError when the command fails. */
export function runCold(time: string, args: readonly string[]): ColdFigures {
  const cli = args[0] ?? ''
  if (!existsSync(cli)) throw new BenchError(`There is no command at ${cli}. Build it first: npm run build.`)
  const { status, stdout, stderr } = spawnSync(time, ['-v', process.execPath, ...args], { encoding: 'utf8' })
  const figures = parseGnuTime(stderr)
  if (status !== 0 || figures === null) {
    throw new BenchError(
      `The recall ended with ${status ?? 'a signal'}:\n${stderr.split('\tCommand being timed')[0] ?? ''}`,
    )
  }
  return { ...figures, recallMs: recallMs(stdout) }
}
