import { lstatSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { InvalidInputError, StoreError } from '@recollect/core'
import { checkPath } from './check-path.ts'
import { isManifest } from './manifest.ts'
import { SIDES } from './sides.ts'

/** Beside the backup. */
export const manifestOf = (file: string): string => `${file}.json`

/**
 * The absolute path of a backup that may be written: nothing stands there or beside it, and its directory does. The description of a
 * backup that was never finished is no hindrance.
 */
export function checkTarget(to: string): string {
  const file = resolve(checkPath(to, 'to'))
  if (SIDES.some((side) => file.endsWith(side))) {
    throw new InvalidInputError(
      `"${file}" is a name that SQLite uses for the log of a database. Choose another name for the backup.`,
    )
  }
  const directory = dirname(file)
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `There is no directory "${directory}". Make it first, or choose another place for the backup.`,
    )
  }
  const taken = [file, ...SIDES.map((side) => file + side)].find(exists)
  if (taken !== undefined) throw there(taken)
  const manifest = manifestOf(file)
  if (exists(manifest) && !isManifest(manifest)) throw there(manifest)
  return join(realpathSync(directory), basename(file))
}

/** A link that leads nowhere counts. */
export const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined

const there = (path: string): StoreError =>
  new StoreError(
    'STORE_CONFLICT',
    `"${path}" is there already and was left as it is. Choose another name for the backup, or move it away.`,
  )
