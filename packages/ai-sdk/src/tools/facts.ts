import type { ScopedMemory } from '@recollect/core'
import { listedFacts, TOOL_LIMITS, TOOL_TEXTS } from '@recollect/sdk-tools'
import type { Facts } from '@recollect/sdk-tools'
import { tool } from 'ai'
import type { Tool } from 'ai'
import { z } from 'zod'

const { description, slot, entity, limit } = TOOL_TEXTS.facts
const { most, usual } = TOOL_LIMITS.facts

const inputSchema = z.object({
  slot: z.string().min(1).optional().describe(slot),
  entity: z.string().min(1).optional().describe(entity),
  limit: z.number().int().min(1).max(most).default(usual).describe(limit),
})

export const factsTool = (memory: ScopedMemory): Tool<z.output<typeof inputSchema>, Facts> =>
  tool({ description, inputSchema, execute: (input) => listedFacts(memory, input) })
