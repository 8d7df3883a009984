import { InvalidInputError } from '@recollect/core'
import { told } from '@recollect/core/plugin'

/** @throws InvalidInputError for what cannot be the position of a turn. */
export function checkSeq(seq: unknown): number {
  if (typeof seq === 'number' && Number.isSafeInteger(seq) && seq >= 1) return seq
  throw new InvalidInputError(`A pair is named by its seq, a whole number from 1, not ${told(seq)}.`)
}
