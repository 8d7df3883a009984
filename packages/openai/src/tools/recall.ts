import type { ScopedMemory } from '@recollect/core'
import { recalled, TOOL_LIMITS, TOOL_TEXTS } from '@recollect/sdk-tools'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'

const { description, query, limit } = TOOL_TEXTS.recall
const { most, usual } = TOOL_LIMITS.recall

const schema = z.object({
  query: z.string().min(1).describe(query),
  limit: z.number().int().min(1).max(most).default(usual).describe(limit),
})

export const recallTool = (memory: ScopedMemory): MemoryTool =>
  defineTool({ name: 'recall', description, schema, run: (input) => recalled(memory, input) })
