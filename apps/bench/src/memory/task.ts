import { z } from 'zod'

/** What a fresh process does, to be weighed while it does so. */
export const memoryTask = z.discriminatedUnion('does', [
  /** One scope, from loading to many recalls. */
  z.object({ does: z.literal('one-scope'), messages: z.number(), recalls: z.number() }),
  /** Many scopes, each written to and asked once. */
  z.object({ does: z.literal('many-scopes'), scopes: z.number() }),
  /** From the scope of one database to a file of lines. */
  z.object({ does: z.literal('export'), lines: z.string() }),
  /** From such a file to another database. */
  z.object({ does: z.literal('import'), lines: z.string() }),
])
export type MemoryTask = z.output<typeof memoryTask>

/** Bytes at one moment, after the collector has run; `peak` is the most that was resident until then. */
const weight = z.object({
  at: z.string(),
  resident: z.number(),
  heap: z.number(),
  external: z.number(),
  peak: z.number(),
})
export type Weight = z.output<typeof weight>

export const memoryResult = z.array(weight).min(1)
