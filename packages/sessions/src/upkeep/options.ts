import { z } from 'zod'
import type { UpkeepOptions, UpkeepProgress } from '../api/upkeep.ts'
import { InvalidInputError } from '@recollect/core'
import type { AbortSignalLike } from '@recollect/core'

const [DEFAULT_BATCH, LARGEST_BATCH] = [200, 1000]

/** What every kind of upkeep heeds. */
export interface Upkeep {
  readonly dryRun: boolean
  /** Pairs a transaction. */
  readonly batch: number
  stopped(): boolean
  tell(progress: UpkeepProgress): Promise<void>
}

const isSignal = (value: unknown): value is AbortSignalLike =>
  typeof value === 'object' && value !== null && 'aborted' in value

const shape = {
  dryRun: z.boolean().default(false),
  batch: z.number().int().min(1).max(LARGEST_BATCH).default(DEFAULT_BATCH),
  signal: z.custom<AbortSignalLike>(isSignal, { error: 'is no AbortSignal' }).optional(),
  onProgress: z
    .custom<NonNullable<UpkeepOptions['onProgress']>>((value) => typeof value === 'function', {
      error: 'is no function',
    })
    .optional(),
}

/** The options of an upkeep with fields of its own beside the common ones. */
export const upkeepSchema = <T extends z.ZodRawShape>(own: T) => z.strictObject({ ...shape, ...own })

/** @throws InvalidInputError naming the option and what to do. */
export function checkUpkeep<T extends z.ZodType>(schema: T, verb: string, options: unknown): z.output<T> {
  const parsed = schema.safeParse(options ?? {})
  if (parsed.success) return parsed.data
  throw new InvalidInputError(
    `The options of ${verb} were refused: ${z.prettifyError(parsed.error)}. Nothing was changed.`,
  )
}

export const upkeepOf = ({
  dryRun = false,
  batch = DEFAULT_BATCH,
  signal,
  onProgress,
}: {
  [Field in keyof UpkeepOptions]: UpkeepOptions[Field] | undefined
}): Upkeep => ({
  dryRun,
  batch,
  stopped: () => signal?.aborted === true,
  tell: async (progress) => onProgress?.(progress),
})
