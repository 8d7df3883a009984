import type { ScopedMemory } from '@recollect/core'
import { FORGET_KINDS, forgotten, TOOL_TEXTS } from '@recollect/sdk-tools'
import type { Forgotten } from '@recollect/sdk-tools'
import { tool } from 'ai'
import type { Tool } from 'ai'
import { z } from 'zod'
import type { MemoryToolsOptions } from './options.ts'

const { description, kind, id, dryRun } = TOOL_TEXTS.forget

const inputSchema = z.object({
  kind: z.enum(FORGET_KINDS).describe(kind),
  id: z.string().min(1).describe(id),
  dryRun: z.boolean().default(false).describe(dryRun),
})

export const forgetTool = (
  memory: ScopedMemory,
  { forgetGraceMs, approveForget = false }: MemoryToolsOptions,
): Tool<z.output<typeof inputSchema>, Forgotten> =>
  tool({
    description,
    inputSchema,
    needsApproval: approveForget,
    execute: (input) => forgotten(memory, input, forgetGraceMs),
  })
