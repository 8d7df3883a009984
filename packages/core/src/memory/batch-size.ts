import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { told } from '../util/told.ts'

const MOST = 1000

/** Rows a transaction of a resumable run: what is out of range is brought into it. @throws InvalidInputError for what is no number */
export function batchSize(batch: unknown): number {
  if (typeof batch !== 'number' || Number.isNaN(batch)) {
    throw new InvalidInputError(`batch must be a whole number from 1 to ${MOST}, not ${told(batch)}.`)
  }
  return Math.min(MOST, Math.max(1, Math.trunc(batch)))
}
