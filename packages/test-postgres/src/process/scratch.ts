import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveTo } from './account.ts'
import type { Account } from './account.ts'

/** A fresh directory that the account may enter. */
export function scratchDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `recollect-${name}-`))
  chmodSync(directory, 0o755)
  return directory
}

/** A directory of the account's own, which nobody else reads. */
export function ownDirectory(parent: string, name: string, account: Account): string {
  const directory = join(parent, name)
  mkdirSync(directory, { mode: 0o700 })
  giveTo(account, directory)
  return directory
}

/** A server that is just ending may still write: tried again for a while. */
export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}
