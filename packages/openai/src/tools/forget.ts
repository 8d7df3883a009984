import type { ScopedMemory } from '@recollect/core'
import { FORGET_KINDS, forgotten, TOOL_TEXTS } from '@recollect/sdk-tools'
import type { ToolsOptions } from '@recollect/sdk-tools'
import { z } from 'zod'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'

const { description, kind, id, dryRun } = TOOL_TEXTS.forget

const schema = z.object({
  kind: z.enum(FORGET_KINDS).describe(kind),
  id: z.string().min(1).describe(id),
  dryRun: z.boolean().default(false).describe(dryRun),
})

export const forgetTool = (memory: ScopedMemory, { forgetGraceMs }: ToolsOptions): MemoryTool =>
  defineTool({
    name: 'forget',
    description,
    schema,
    run: (input) => forgotten(memory, input, forgetGraceMs),
  })
