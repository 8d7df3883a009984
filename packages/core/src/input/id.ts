import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { told } from '../util/told.ts'

/** Callers without types may pass anything. @throws InvalidInputError */
export function checkId(what: string, id: unknown): string {
  if (typeof id === 'string') return id
  throw new InvalidInputError(`The id of ${what} must be a string, not ${told(id)}. Pass one that was given.`)
}
