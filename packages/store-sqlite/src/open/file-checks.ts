import { closeSync, fchmodSync, lstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { dirname } from 'node:path'
import { StoreError } from '@recollect/core'
import { systemCode } from '../map-error.ts'

const MAGIC = 'SQLite format 3\0'
/** The smallest page SQLite writes: a shorter file was cut. */
const SMALLEST = 512

/**
 * Makes sure that what stands at the path is a database of our own or becomes one: a new file belongs to this user alone
 * (0600 in a directory of 0700, whatever the umask; SQLite gives its `-wal` and `-shm` the same mode). Anything else is refused
 * and left as it is.
 */
export function prepareFile(file: string, readonly: boolean): void {
  for (const side of ['', '-wal', '-shm', '-journal']) refuseLink(file + side)
  const found = statOf(file)
  if (found === null && readonly) {
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `There is no database at "${file}" to read. Check the path, or open it without readonly.`,
    )
  }
  if (found === null) createFile(file)
  else checkFile(file, found)
}

function createFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const descriptor = openSync(file, 'wx', 0o600)
    fchmodSync(descriptor, 0o600)
    closeSync(descriptor)
  } catch (error) {
    // Another process made it in the meantime, with the same mode.
    if (systemCode(error) === 'EEXIST') return
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `The database "${file}" cannot be created. Check that this user may write to its directory.`,
      { cause: error },
    )
  }
}

function checkFile(file: string, found: Stats): void {
  if (!found.isFile()) {
    throw new StoreError('STORE_UNAVAILABLE', `"${file}" is not a file. Pass the path of a database file.`)
  }
  if (found.size === 0) {
    if ((statOf(`${file}-wal`)?.size ?? 0) > 0)
      throw damagedFile(file, 'is empty beside a log that belongs to it')
    return
  }
  if (found.size < SMALLEST) throw damagedFile(file, 'is shorter than any database')
  if (headerOf(file) !== MAGIC) throw damagedFile(file, 'is not a SQLite database, or is encrypted')
}

/** Whether a file begins as a database does. */
export const isDatabase = (file: string): boolean => headerOf(file) === MAGIC

function headerOf(file: string): string {
  try {
    const descriptor = openSync(file, 'r')
    const header = Buffer.alloc(MAGIC.length)
    readSync(descriptor, header, 0, MAGIC.length, 0)
    closeSync(descriptor)
    return header.toString('latin1')
  } catch (error) {
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `"${file}" cannot be read. Give this user permission to read and write it.`,
      {
        cause: error,
      },
    )
  }
}

function refuseLink(file: string): void {
  if (statOf(file)?.isSymbolicLink() !== true) return
  throw new StoreError(
    'STORE_UNAVAILABLE',
    `"${file}" is a symbolic link, which could lead the data elsewhere. Pass the path it points to.`,
  )
}

function statOf(file: string): Stats | null {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) ?? null
  } catch (error) {
    if (systemCode(error) === 'ENOTDIR') return null
    throw new StoreError(
      'STORE_UNAVAILABLE',
      `"${file}" cannot be looked at. Check the permissions of its directory.`,
      {
        cause: error,
      },
    )
  }
}

function damagedFile(file: string, how: string): StoreError {
  return new StoreError(
    'STORE_CORRUPT',
    `"${file}" ${how}, and was left as it is. Check the path, or restore the file from a backup.`,
  )
}
