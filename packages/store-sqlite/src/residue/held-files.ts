import { closeSync, fstatSync, openSync, statSync } from 'node:fs'
import { MEMORY } from '../options.ts'

interface Held {
  connections: number
  /** Descriptors opened beside those of SQLite, by inode. */
  readonly descriptors: Map<bigint, number>
}

const files = new Map<string, Held>()

/** Notes a connection to a file. */
export function connected(file: string): void {
  if (file !== MEMORY) heldOf(file).connections += 1
}

/** Notes that one was closed; with the last one go the descriptors. */
export function disconnected(file: string): void {
  const held = files.get(file)
  if (held === undefined) return
  held.connections -= 1
  if (held.connections > 0) return
  files.delete(file)
  for (const descriptor of held.descriptors.values()) closeSync(descriptor)
}

/**
 * A descriptor to read the bytes of a database with, kept until this process has no connection to the file any more: on POSIX systems
 * closing any descriptor of a file drops every lock the process holds on it, those of SQLite included, and another process would take
 * the log for abandoned.
 */
export function descriptorOf(file: string): number {
  const { descriptors } = heldOf(file)
  const { ino } = statSync(file, { bigint: true })
  const known = descriptors.get(ino)
  if (known !== undefined) return known
  const descriptor = openSync(file, 'r')
  descriptors.set(fstatSync(descriptor, { bigint: true }).ino, descriptor)
  return descriptor
}

function heldOf(file: string): Held {
  const held = files.get(file) ?? { connections: 0, descriptors: new Map() }
  files.set(file, held)
  return held
}
