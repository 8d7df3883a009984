import { createInterface } from 'node:readline/promises'
import type { Io } from './io.ts'

/** Asks on standard error; anything but a yes, Ctrl-C and the end of input included, means no. */
export async function confirm(io: Io, question: string, yes: string): Promise<boolean> {
  const lines = createInterface({ input: io.stdin.stream, output: io.stderr.stream })
  const closed = new Promise<null>((resolve) => lines.once('close', () => resolve(null)))
  const answer = await Promise.race([lines.question(question), closed])
  lines.close()
  if (answer === null) {
    await io.stderr.write('\n')
    return false
  }
  return ['y', 'yes', yes].includes(answer.trim().toLowerCase())
}
