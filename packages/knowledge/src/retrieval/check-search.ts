import { z } from 'zod'
import type { SemanticSearchOptions } from '../api.ts'
import { InvalidInputError } from '@recollect/core'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

const schema = z.strictObject({
  limit: z.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  minScore: z.number().min(0).max(1).default(0),
})

/** @throws InvalidInputError naming the option and what to do. */
export function checkSearch(options: SemanticSearchOptions | undefined): z.output<typeof schema> {
  const parsed = schema.safeParse(options === undefined ? {} : options)
  if (parsed.success) return parsed.data
  throw new InvalidInputError(
    `The search was refused: ${z.prettifyError(parsed.error)}. Correct the options.`,
  )
}
