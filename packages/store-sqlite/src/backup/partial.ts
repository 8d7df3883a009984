import { randomBytes } from 'node:crypto'
import { closeSync, fchmodSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { StoreError } from '@recollect/core'
import { systemCode } from '../map-error.ts'
import { exists } from './target.ts'

/** Nobody else may read a memory. */
export const OWNER_ONLY = 0o600

/** An empty file beside the target, of this user alone; its name says that it is not finished. */
export function createPartial(target: string): string {
  const partial = `${target}.${randomBytes(6).toString('hex')}.partial`
  const descriptor = openSync(partial, 'wx', OWNER_ONLY)
  fchmodSync(descriptor, OWNER_ONLY)
  closeSync(descriptor)
  return partial
}

/** Gives a finished file its name, unless something has come to stand there meanwhile. */
export function publish(partial: string, target: string): void {
  try {
    // A link is refused where a name is taken; a rename would take it.
    linkSync(partial, target)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') throw taken(target)
    if (exists(target)) throw taken(target)
    // The file system has no links.
    renameSync(partial, target)
  }
  rmSync(partial, { force: true })
}

const taken = (target: string): StoreError =>
  new StoreError(
    'STORE_CONFLICT',
    `"${target}" came to be there meanwhile and was left as it is. Choose another name and call again.`,
  )
