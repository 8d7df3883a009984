import type { TokenCounter } from '../api/context.ts'
import { InvalidInputError } from '@recollect/core'
import { told } from '@recollect/core/plugin'

/** The caller's counter, each of its answers checked. @throws InvalidInputError for one that is no finite number from 0. */
export const counted =
  (counter: TokenCounter): TokenCounter =>
  (text) => {
    const tokens: unknown = counter(text)
    if (typeof tokens === 'number' && Number.isFinite(tokens) && tokens >= 0) return tokens
    throw new InvalidInputError(
      `The counter gave ${told(tokens)} for a text. It must return a finite number from 0, and not a promise.`,
    )
  }
