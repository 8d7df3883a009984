import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { inTemporaryDirectory } from '../library/temporary.ts'
import { folderFigures } from './folder.ts'
import type { FolderFigures } from './folder.ts'

export interface TarballFigures extends FolderFigures {
  /** Bytes of the tarball itself. */
  readonly packed: number
}

/** What a tarball weighs, and what is in it. */
export const tarballFigures = (tarball: string): Promise<TarballFigures> =>
  inTemporaryDirectory((directory) => {
    execFileSync('tar', ['-xzf', tarball, '-C', directory])
    return Promise.resolve({ packed: statSync(tarball).size, ...folderFigures(directory) })
  })
