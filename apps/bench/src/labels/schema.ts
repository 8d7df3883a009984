import { z } from 'zod'

const labelled = { id: z.string().min(1), lang: z.string().default('?') }

const label = z.object({
  kind: z.string().optional(),
  entity: z.string().default('user'),
  slot: z.string().min(1),
  value: z.string(),
  alt_slots: z.array(z.string()).optional(),
  alt_values: z.array(z.string()).optional(),
  alt_keys: z.array(z.object({ entity: z.string().optional(), slot: z.string().optional() })).optional(),
  polarity: z.string().optional(),
  relation: z.string().optional(),
  when: z.string().optional(),
  optional: z.boolean().optional(),
})

/** One message and nothing around it. With `cards` it is labelled, and what the packs make of it is judged. */
export const statementSchema = z.object({
  ...labelled,
  text: z.string(),
  is_fact: z.boolean().optional(),
  level: z.string().optional(),
  tags: z.array(z.string()).optional(),
  cards: z.array(label).optional(),
})

export const questionSchema = z.object({
  ...labelled,
  text: z.string(),
  type: z.string().optional(),
  alt_types: z.array(z.string()).optional(),
  slot: z.string().optional(),
})

/**
 * A short conversation and questions to ask after it. With a `persona` it was written by somebody who had read nothing of this project,
 * and nobody who works on it has read it since.
 */
export const scenarioSchema = z.object({
  ...labelled,
  persona: z.string().optional(),
  written: z.iso.date().optional(),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant', 'tool', 'system']), text: z.string() })),
  queries: z.array(
    z.object({
      q: z.string(),
      expect: z.array(z.string()).optional(),
      forbid: z.array(z.string()).optional(),
    }),
  ),
  expected_active: z.array(label).optional(),
  forbidden_active: z.array(label).optional(),
})

export type Statement = z.output<typeof statementSchema>
export type Question = z.output<typeof questionSchema>
export type Scenario = z.output<typeof scenarioSchema>
