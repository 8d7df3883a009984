import { InvalidInputError } from '@recollect/core'
import { MEMORY } from '../options.ts'

/** The path of a file that is given by a caller. @throws InvalidInputError for what is none. */
export function checkPath(path: string, name: string): string {
  if (typeof path !== 'string' || path.trim() === '' || path.includes('\0')) {
    throw new InvalidInputError(`"${name}" needs the path of a file.`)
  }
  if (path === MEMORY || path.startsWith('file:')) {
    throw new InvalidInputError(`"${name}" takes the path of a file, not "${path}".`)
  }
  return path
}
