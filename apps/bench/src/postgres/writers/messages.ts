import { z } from 'zod'

const count = z.number().int().min(1)

/** What one process of writers is told. */
export const writersTask = z.object({
  url: z.string(),
  /** Makes the values of this process differ from those of every other. */
  process: z.number().int().min(0),
  writers: count,
  /** Updates a writer. */
  updates: count,
  scopes: count,
  slots: count,
})
export type WritersTask = z.output<typeof writersTask>

/** What it tells in the end. */
export const writersResult = z.object({
  /** Milliseconds an update. */
  times: z.array(z.number()),
  /** Updates whose writer got an error, by the value they were to write. */
  failed: z.array(z.object({ value: z.string(), error: z.string() })),
  seconds: z.number(),
})
export type WritersResult = z.output<typeof writersResult>
