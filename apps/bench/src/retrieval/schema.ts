import { z } from 'zod'

const turnSchema = z.object({
  id: z.string().min(1),
  session: z.string().nullish(),
  time: z.string().nullish(),
  speaker: z.string().nullish(),
  role: z.enum(['user', 'assistant', 'tool', 'system']).nullish(),
  text: z.string(),
})

export const conversationSchema = z.object({ id: z.string().min(1), turns: z.array(turnSchema) })

export const retrievalQuestionSchema = z.object({
  id: z.string().min(1),
  conversation: z.string().min(1),
  question: z.string(),
  /** Turns that hold the answer. */
  evidence: z.array(z.string()).default([]),
  /** Turns as good as an evidence turn. */
  evidence_alt: z.record(z.string(), z.array(z.string())).default({}),
  category: z.string().default('-'),
  /** When it is asked. */
  time: z.string().nullish(),
  /** False: nothing should be found. */
  answerable: z.boolean().default(true),
})

export type Turn = z.output<typeof turnSchema>
export type Conversation = z.output<typeof conversationSchema>
export type RetrievalQuestion = z.output<typeof retrievalQuestionSchema>
