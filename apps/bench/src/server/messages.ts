import { z } from 'zod'

const count = z.number().int().min(1)

/** What one process of clients is told. */
export const clientsTask = z.object({
  url: z.url(),
  clients: count,
  /** Each begins a call as soon as its last one is answered, until so much time has passed. */
  seconds: z.number().min(0),
  /** The last of so many calls is a message to remember, the others are questions; 0: questions only. */
  remembersEvery: z.number().int().min(0),
})
export type ClientsTask = z.output<typeof clientsTask>

/** What it tells in the end. */
export const clientsResult = z.object({
  /** Milliseconds a call. */
  times: z.array(z.number()),
  /** The first of the answers that were none, or not what was asked for. */
  errors: z.array(z.string()),
  failed: z.number().int(),
  seconds: z.number(),
})
export type ClientsResult = z.output<typeof clientsResult>
