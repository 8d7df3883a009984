import { CliError } from '../errors/cli-error.ts'
import type { Io } from './io.ts'
import { writeLines } from './write-lines.ts'

/** Writes lines to a file; Ctrl-C leaves none behind. Returns how many there were. @throws CliError INTERRUPTED */
export async function writeWhole(file: string, lines: AsyncIterable<string>, io: Io): Promise<number> {
  let stopped = false
  const release = io.onInterrupt(() => (stopped = true))
  const count = await writeLines(file, lines, () => stopped)
  release()
  if (count === null) throw new CliError('INTERRUPTED', (t) => t.errors.interrupted)
  return count
}
