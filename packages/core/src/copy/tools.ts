import { unknownOption } from '../util/known-options.ts'
import type { OptionNames } from '../util/known-options.ts'
import { InvalidInputError } from '../errors/invalid-input-error.ts'
import type { CopyHash, CopyOptions } from './types.ts'

/** What a copy needs at every step. */
export interface Tools {
  readonly newHash: () => CopyHash
  readonly page: number
  /** Throws `Stopped` when the caller wants no more, and tells how far it is. */
  heed(scope: string, phase: 'copy' | 'verify', done: number, total: number): Promise<void>
}

/** Ends a copy that was asked to stop. Not an error of anybody's. */
export class Stopped extends Error {}

const [DEFAULT_PAGE, LARGEST_PAGE] = [200, 1000]

const OPTIONS: OptionNames<CopyOptions> = {
  newHash: true,
  scopes: true,
  page: true,
  signal: true,
  onProgress: true,
}

export function toolsOf(options: CopyOptions): Tools {
  const fault = unknownOption('copyStore', options, OPTIONS)
  if (fault !== null) throw new InvalidInputError(`${fault} Nothing was copied.`)
  const { newHash, page = DEFAULT_PAGE, signal } = options
  if (!Number.isInteger(page) || page < 1 || page > LARGEST_PAGE) {
    throw new InvalidInputError(
      `page is ${String(page)}. Pass a whole number from 1 to ${String(LARGEST_PAGE)}.`,
    )
  }
  return {
    newHash,
    page,
    heed: async (scope, phase, done, total) => {
      if (signal?.aborted === true) throw new Stopped()
      await options.onProgress?.({ scope, phase, done, total })
    },
  }
}
