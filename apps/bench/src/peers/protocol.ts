import { z } from 'zod'
import { conversationSchema } from '../retrieval/schema.ts'

const amount = z.number().min(0)

/** What the bench asks of a peer's process, one at a time. */
export const peerTask = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('open'),
    peer: z.string(),
    from: z.string(),
    directory: z.string(),
    model: z.object({ url: z.string(), dimensions: amount }),
  }),
  z.object({ do: z.literal('tell'), turns: conversationSchema.shape.turns }),
  /** Of the conversation told last; it is let go of afterwards. */
  z.object({
    do: z.literal('ask'),
    questions: z.array(z.object({ text: z.string(), at: z.number() })),
    limit: amount,
  }),
  z.object({ do: z.literal('leave') }),
])
export type PeerTask = z.output<typeof peerTask>

/** Times are measured in the peer's process: talking to it costs a peer nothing. */
const spent = { ms: amount, cpuMs: amount }

export const peerReply = z.discriminatedUnion('said', [
  z.object({ said: z.literal('opened'), bareMb: amount }),
  z.object({ said: z.literal('told'), ...spent }),
  z.object({
    said: z.literal('found'),
    cpuMs: amount,
    found: z.array(
      z.object({
        ids: z.array(z.string()),
        answer: z.string().nullable(),
        nothing: z.boolean(),
        /** What the system threw in the place of an answer. */
        failed: z.string().nullable(),
        ms: amount,
      }),
    ),
  }),
  z.object({ said: z.literal('left'), peakMb: amount, reached: z.array(z.string()) }),
  z.object({ said: z.literal('failed'), message: z.string() }),
])
export type PeerReply = z.output<typeof peerReply>
