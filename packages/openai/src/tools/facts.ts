import type { ScopedMemory } from '@recollect/core'
import { listedFacts, TOOL_LIMITS, TOOL_TEXTS } from '@recollect/sdk-tools'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'

const { description, slot, entity, limit } = TOOL_TEXTS.facts
const { most, usual } = TOOL_LIMITS.facts

const schema = z.object({
  slot: z.string().min(1).optional().describe(slot),
  entity: z.string().min(1).optional().describe(entity),
  limit: z.number().int().min(1).max(most).default(usual).describe(limit),
})

export const factsTool = (memory: ScopedMemory): MemoryTool =>
  defineTool({ name: 'facts', description, schema, run: (input) => listedFacts(memory, input) })
