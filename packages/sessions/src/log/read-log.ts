import { InvalidInputError } from '@recollect/core'
import type { EpochMs } from '@recollect/core'
import { checkPair } from './check-log.ts'
import type { CheckedPair } from './check-log.ts'

/** What `log` was called with: one pair, a list of pairs, or a question with its answer and the rest. */
export interface LogCall {
  readonly isList: boolean
  readonly pairs: readonly CheckedPair[]
}

/** Checks all of it before anything is written. @throws InvalidInputError */
export function readLogCall(given: unknown, a: unknown, options: unknown, now: EpochMs): LogCall {
  if (typeof given === 'string')
    return { isList: false, pairs: [checkPair({ ...optionsOf(options), q: given, a }, now)] }
  if (a !== undefined || options !== undefined)
    throw new InvalidInputError(
      'Pass log(q, a, options) with a question first, or log({ q, a, … }) with everything in it. Nothing was logged.',
    )
  if (!Array.isArray(given)) return { isList: false, pairs: [checkPair(given, now)] }
  return { isList: true, pairs: given.map((pair) => checkPair(pair, now)) }
}

function optionsOf(options: unknown): object {
  if (options === undefined) return {}
  const isPlain = typeof options === 'object' && options !== null && !Array.isArray(options)
  if (isPlain && !('q' in options) && !('a' in options)) return options
  throw new InvalidInputError(
    'The options of log must be an object without "q" and "a". Leave them out for the defaults.',
  )
}
