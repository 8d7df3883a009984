import { writeSync } from 'node:fs'
import type { WorkerLine } from './task.ts'

/** Writes a line at once: what was said before a kill has been said. */
export function say(line: WorkerLine): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}
