import { z } from 'zod'

export const ASKED_KINDS = [
  'now',
  'before',
  'people',
  'who',
  'two',
  'when',
  'count',
  'yesno',
  'kind',
  'list',
  'ellipsis',
  'never',
] as const

/** What somebody wrote to an assistant over months, and what they ask of it afterwards. Nobody who works on the project wrote it. */
export const memorySchema = z.object({
  id: z.string().min(1),
  lang: z.string().default('?'),
  persona: z.string().optional(),
  /** `day`: days since the first message. */
  messages: z.array(z.object({ day: z.number().min(0), text: z.string() })).min(1),
  questions: z.array(
    z.object({
      q: z.string(),
      kind: z.enum(ASKED_KINDS),
      /** All of these stand in a right answer; each is alternatives with `|` between. Of what was never told: none. */
      expect: z.array(z.string()),
      forbid: z.array(z.string()).default([]),
    }),
  ),
})

export type AskedMemory = z.output<typeof memorySchema>
export type AskedQuestion = AskedMemory['questions'][number]
