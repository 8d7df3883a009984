import { InvalidInputError } from '../errors/errors.ts'
import { told } from '../util/strings.ts'

const MOST = 1000

/** Rows a transaction of a resumable run: what is out of range is brought into it. @throws InvalidInputError for what is no number */
export function batchSize(batch: unknown): number {
  if (typeof batch !== 'number' || Number.isNaN(batch)) {
    throw new InvalidInputError(`batch must be a whole number from 1 to ${MOST}, not ${told(batch)}.`)
  }
  return Math.min(MOST, Math.max(1, Math.trunc(batch)))
}
