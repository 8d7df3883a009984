import type { ScopedMemory } from '@recollect/core'
import { recalled, TOOL_LIMITS, TOOL_TEXTS } from '@recollect/sdk-tools'
import type { Recalled } from '@recollect/sdk-tools'
import { tool } from 'ai'
import type { Tool } from 'ai'
import { z } from 'zod'

const { description, query, limit } = TOOL_TEXTS.recall
const { most, usual } = TOOL_LIMITS.recall

const inputSchema = z.object({
  query: z.string().min(1).describe(query),
  limit: z.number().int().min(1).max(most).default(usual).describe(limit),
})

export const recallTool = (memory: ScopedMemory): Tool<z.output<typeof inputSchema>, Recalled> =>
  tool({
    description,
    inputSchema,
    execute: (input, { abortSignal }) => recalled(memory, input, abortSignal),
  })
