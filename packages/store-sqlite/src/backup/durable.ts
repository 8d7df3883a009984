import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { systemCode } from '../map-error.ts'
import { SIDES } from './sides.ts'

/** Waits until what stands at a path, a file or a directory, is on the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } catch (error) {
    // Some file systems do not flush directories; their names are as durable as they make them.
    if (!['EINVAL', 'EISDIR', 'EPERM'].includes(systemCode(error) ?? '')) throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Removes a file that was never finished, and what SQLite left beside it. */
export function discard(file: string): void {
  for (const side of ['', ...SIDES]) rmSync(file + side, { force: true })
}
