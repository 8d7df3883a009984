import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Account } from '../process/account.ts'
import { unprivileged } from '../process/account.ts'
import { ownDirectory, removeDirectory, scratchDirectory } from '../process/scratch.ts'
import type { Binaries } from './binaries.ts'
import { reachableBinaries } from './reachable.ts'

/** The files of one server: its own directory, with the data below it. */
export type Cluster = {
  readonly directory: string
  readonly data: string
  readonly program: string
  readonly account: Account
}

const INITDB = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']

export function createCluster(binaries: Binaries): Cluster {
  const account = unprivileged()
  const directory = scratchDirectory('postgres')
  try {
    const bin = reachableBinaries(binaries, account, directory)
    const data = ownDirectory(directory, 'data', account)
    execFileSync(join(bin, 'initdb'), ['-D', data, ...INITDB], {
      ...account,
      cwd: directory,
      env: { LC_ALL: 'C' },
      stdio: 'pipe',
    })
    return { directory, data, program: join(bin, 'postgres'), account }
  } catch (error) {
    removeDirectory(directory)
    throw error
  }
}
