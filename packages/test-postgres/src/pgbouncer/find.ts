import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { directoryOf } from '../process/programs.ts'

/** The program, when it is installed. Debian keeps it in a directory that only root searches. */
export function findPgBouncer(): string | undefined {
  return [...directoryOf('pgbouncer'), '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin']
    .map((directory) => join(directory, 'pgbouncer'))
    .find((path) => existsSync(path))
}
