import { z } from 'zod'

const count = z.number().int().min(0)

/** What a process is told to do, as one line on its standard input. */
export const workerTask = z.object({
  store: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('sqlite'),
      file: z.string(),
      durability: z.enum(['full', 'normal']),
      retryDeadlineMs: count.optional(),
    }),
    z.object({ kind: z.literal('postgres'), url: z.string() }),
  ]),
  scope: z.string(),
  /**
   * `mixed`: every kind of write, until it is ended. `updates`: `count` facts by `put`, then it ends. `migrate`: brings the schema up to
   * date and ends. `hold`: keeps the file locked until it is told to let go.
   */
  work: z.enum(['mixed', 'updates', 'migrate', 'hold']),
  seed: count,
  /** The first number of its messages. */
  first: count,
  count,
  slots: count,
  /** The statement before which it ends itself with SIGKILL; 0 for none. */
  killAt: count,
})
export type WorkerTask = z.output<typeof workerTask>

const numbers = z.array(count)

/** A line it writes: what it is about to do, and that it was done. */
export const workerLine = z.discriminatedUnion('said', [
  z.object({ said: z.literal('ready') }),
  z.object({ said: z.literal('end') }),
  z.object({ said: z.literal('failed'), code: z.string(), message: z.string() }),
  z.object({
    said: z.enum(['begin', 'done']),
    what: z.enum(['remember', 'forget', 'put', 'log', 'import', 'checkpoint', 'open']),
    numbers,
    /** Of a message, once it has one. */
    id: z.string().optional(),
    slot: z.string().optional(),
  }),
])
export type WorkerLine = z.output<typeof workerLine>
export type WriteLine = Extract<WorkerLine, { what: string }>
