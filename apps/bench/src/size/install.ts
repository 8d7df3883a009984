import { execFile } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { timed } from '../stats/time.ts'
import { folderFigures } from './folder.ts'
import type { FolderFigures } from './folder.ts'

/** What `npm install` leaves in an empty folder. */
export interface InstallFigures extends FolderFigures {
  readonly packages: number
  readonly seconds: number
  /** Bytes by what they are for; they add up to the whole. */
  readonly shares: readonly { readonly name: string; readonly bytes: number }[]
}

const SQLITE = join('node_modules', 'better-sqlite3')
/** Parts of better-sqlite3, by what stands in them. */
const SQLITE_PARTS = [
  { name: 'better-sqlite3: SQLite sources', folder: 'deps' },
  { name: 'better-sqlite3: compiled, with what compiling leaves', folder: 'build' },
] as const

/** Installs tarballs by npm into an empty folder; `scripts` lets better-sqlite3 compile, as it does where no binary can be fetched. */
export const installFigures = (tarballs: readonly string[], scripts: boolean): Promise<InstallFigures> =>
  inTemporaryDirectory(async (directory) => {
    writeFileSync(join(directory, 'package.json'), '{ "private": true }\n')
    const flags = ['--no-audit', '--no-fund', '--prefer-offline', ...(scripts ? [] : ['--ignore-scripts'])]
    const { ms } = await timed(() =>
      promisify(execFile)('npm', ['install', ...flags, ...tarballs], { cwd: directory }),
    )
    const whole = folderFigures(join(directory, 'node_modules'))
    const shares = sharesOf(directory)
    return { ...whole, packages: packagesIn(join(directory, 'node_modules')), seconds: ms / 1000, shares }
  })

function sharesOf(directory: string): InstallFigures['shares'] {
  const bytesIn = (...folder: readonly string[]) => folderFigures(join(directory, ...folder)).bytes
  const parts = SQLITE_PARTS.map(({ name, folder }) => ({ name, bytes: bytesIn(SQLITE, folder) }))
  const sqlite = bytesIn(SQLITE)
  const own = bytesIn('node_modules', '@recollect')
  const named = [
    { name: 'Recollect', bytes: own },
    ...parts,
    {
      name: 'better-sqlite3: the rest',
      bytes: sqlite - parts.reduce((total, { bytes }) => total + bytes, 0),
    },
  ]
  return [...named, { name: 'others', bytes: bytesIn('node_modules') - own - sqlite }]
}

/** A package of `node_modules`: its name, with its scope if it has one. */
const PACKAGE = /(?:^|[/\\]node_modules[/\\])(?:@[^/\\]+[/\\])?[^/\\@.][^/\\]*[/\\]package\.json$/u

/** How many packages are installed; manifests within a package count for none. */
export const packagesIn = (modules: string): number =>
  readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => PACKAGE.test(path)).length
