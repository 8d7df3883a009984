import { z } from '@hono/zod-openapi'
import type { Problem } from '../problems/problem.ts'
import { opt, texts } from './fields.ts'

export const problem: z.ZodType<Problem> = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string().openapi({ description: 'Stable: branch on it, never on the texts.' }),
    detail: z.string().openapi({ description: 'What is wrong here, and what to do.' }),
    next: opt(z.string()),
    issues: opt(z.array(z.object({ path: z.string(), message: z.string() }))),
    changes: opt(texts),
    line: opt(z.number().int()),
  })
  .openapi('Problem', {
    description: 'RFC 9457. Every error has this body.',
    example: {
      type: 'urn:recollect:problem:not-found',
      title: 'Not found',
      status: 404,
      code: 'NOT_FOUND',
      detail: 'No card "x" in this scope. List what there is with cards.list().',
    },
  })
