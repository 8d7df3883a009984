import { z } from 'zod'
import type { DiscoverOptions } from '../api.ts'
import { InvalidInputError } from '@recollect/core'
import type { AbortSignalLike } from '@recollect/core'

const flag = z.boolean().default(false)
const few = z.number().int().min(1).max(10_000).optional()

const isSignal = (value: unknown): value is AbortSignalLike =>
  typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value
const isCallback = (value: unknown): value is NonNullable<DiscoverOptions['onProgress']> =>
  typeof value === 'function'

const schema = z.strictObject({
  dryRun: flag,
  limit: few,
  sample: z.number().int().min(1).max(1_000_000).optional(),
  skipped: flag,
  failed: flag,
  ongoing: flag,
  signal: z.custom<AbortSignalLike>(isSignal, 'expected an AbortSignal').optional(),
  onProgress: z
    .custom<NonNullable<DiscoverOptions['onProgress']>>(isCallback, 'expected a function')
    .optional(),
})

export type CheckedOptions = z.output<typeof schema>

/** @throws InvalidInputError naming the option and what to do. */
export function checkDiscover(options: DiscoverOptions | undefined): CheckedOptions {
  const parsed = schema.safeParse(options ?? {})
  if (parsed.success) return parsed.data
  throw new InvalidInputError(
    `The discovery was refused: ${z.prettifyError(parsed.error)}. Correct the options; nothing was done.`,
  )
}
