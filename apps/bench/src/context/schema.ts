import { z } from 'zod'

const day = z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/u)

const factSchema = z.object({
  id: z.string(),
  entity: z.string().default('user'),
  slot: z.string(),
  value: z.string(),
  facet: z.string().optional(),
  polarity: z.enum(['positive', 'negative']).optional(),
  /** When it was said. */
  at: day,
  /** When it happens. */
  when: day.optional(),
  since: day.optional(),
  /** The fact it takes the place of, or says the end of. */
  replaces: z.string().optional(),
  ends: z.string().optional(),
})
export type Fact = z.output<typeof factSchema>

export const memorySchema = z.object({
  id: z.string(),
  lang: z.string(),
  now: z.iso.datetime(),
  facts: z.array(factSchema).min(1),
})
export type Memory = z.output<typeof memorySchema>

export const messageSchema = z.object({
  id: z.string(),
  memory: z.string(),
  text: z.string(),
  /** Facts that a good answer needs. */
  needs: z.array(z.string()),
  /** Facts that would make it wrong if they were shown as holding. */
  harms: z.array(z.string()).default([]),
})
export type Message = z.output<typeof messageSchema>
