import { z } from 'zod'

const labelled = { id: z.string().min(1), lang: z.string().default('?') }

/** One message and nothing around it. */
export const statementSchema = z.object({ ...labelled, text: z.string() })

export const questionSchema = z.object({ ...labelled, text: z.string() })

/** A short conversation and questions to ask after it. */
export const scenarioSchema = z.object({
  ...labelled,
  messages: z.array(z.object({ role: z.enum(['user', 'assistant', 'tool', 'system']), text: z.string() })),
  queries: z.array(z.object({ q: z.string() })),
})

export type Statement = z.output<typeof statementSchema>
export type Question = z.output<typeof questionSchema>
export type Scenario = z.output<typeof scenarioSchema>
