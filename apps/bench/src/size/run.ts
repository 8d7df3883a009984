import { inTemporaryDirectory } from '../library/temporary.ts'
import { round } from '../stats/numbers.ts'
import { installFigures } from './install.ts'
import { packPackages } from './packages.ts'
import type { Packed } from './packages.ts'
import { tarballFigures } from './unpacked.ts'

/** Sizes of one public package, in kilobytes. */
export interface PackageFigures {
  readonly name: string
  readonly loaded: number
  readonly whole: number
  readonly packed: number
  readonly unpacked: number
  readonly files: number
  /** Of its own, without theirs. */
  readonly dependencies: number
}

/** The whole install, in megabytes. */
export interface WholeInstall {
  readonly megabytes: number
  readonly files: number
  readonly packages: number
  readonly seconds: number
  readonly shares: readonly { readonly name: string; readonly megabytes: number }[]
}

export interface SizeFigures {
  /** Nothing was compiled. */
  readonly quick: boolean
  readonly packages: readonly PackageFigures[]
  readonly install: WholeInstall
}

/** What the install of a user of SQLite and both languages is made of. */
const INSTALLED = [
  '@recollect/core',
  '@recollect/extract-zh',
  '@recollect/extract-en',
  '@recollect/store-sqlite',
]

const KILOBYTE = 1024
const MEGABYTE = 1024 ** 2
const kilobytes = (bytes: number): number => round(bytes / KILOBYTE, 1)
const megabytes = (bytes: number): number => round(bytes / MEGABYTE, 1)

/** Tarballs, bundles and one whole install. `quick` compiles nothing. */
export function runSize(quick: boolean, note: (line: string) => void): Promise<SizeFigures> {
  return inTemporaryDirectory(async (directory) => {
    note('Packing and bundling …')
    const packed = await packPackages(directory)
    const packages: PackageFigures[] = []
    for (const one of packed) packages.push(await packageFigures(one))
    note(quick ? 'Installing …' : 'Installing; SQLite is compiled …')
    const tarballs = packed.filter(({ name }) => INSTALLED.includes(name)).map(({ tarball }) => tarball)
    return { quick, packages, install: await wholeInstall(tarballs, quick) }
  })
}

async function packageFigures(one: Packed): Promise<PackageFigures> {
  const { packed, bytes, files } = await tarballFigures(one.tarball)
  return {
    name: one.name,
    loaded: kilobytes(one.loaded),
    whole: kilobytes(one.whole),
    packed: kilobytes(packed),
    unpacked: kilobytes(bytes),
    files,
    dependencies: one.dependencies.length,
  }
}

async function wholeInstall(tarballs: readonly string[], quick: boolean): Promise<WholeInstall> {
  const { bytes, files, packages, seconds, shares } = await installFigures(tarballs, !quick)
  return {
    megabytes: megabytes(bytes),
    files,
    packages,
    seconds: round(seconds, 1),
    shares: shares.map((share) => ({ name: share.name, megabytes: megabytes(share.bytes) })),
  }
}
