import { RecollectError, StoreError } from '@recollect/core'
import { mapError, systemCode } from '../map-error.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EISDIR'])

/** What the system or SQLite says of the files of a backup, as the contract names it. */
export function mapFileError(error: unknown): RecollectError {
  if (RecollectError.isInstance(error)) return error
  const code = systemCode(error) ?? ''
  if (FULL.has(code)) {
    return new StoreError(
      'STORE_FULL',
      'There is not enough room for the backup, and what was written of it was removed. Free space, or choose another disk.',
      { cause: error },
    )
  }
  if (REFUSED.has(code)) {
    return new StoreError(
      'STORE_UNAVAILABLE',
      `The system refuses a file or directory of the backup (${code}). Check the path and the permissions of its directory.`,
      { cause: error },
    )
  }
  return mapError(error)
}
