import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import type { Account } from '../process/account.ts'
import type { Binaries } from './binaries.ts'

function runs(binaries: string, account: Account): boolean {
  try {
    execFileSync(join(binaries, 'initdb'), ['--version'], { ...account, cwd: '/', stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

/** The binaries where the account can run them: a checkout in somebody's home is closed to others, so they are copied. */
export function reachableBinaries(binaries: Binaries, account: Account, directory: string): string {
  if (binaries.source === 'system' || runs(binaries.directory, account)) return binaries.directory
  const copy = join(directory, 'native')
  cpSync(dirname(binaries.directory), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}
