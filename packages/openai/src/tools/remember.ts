import type { ScopedMemory } from '@recollect/core'
import { rememberer, TOOL_TEXTS } from '@recollect/sdk-tools'
import type { ToolsOptions } from '@recollect/sdk-tools'
import { z } from 'zod'
import { ADAPTER } from '../adapter.ts'
import { defineTool } from './define-tool.ts'
import type { MemoryTool } from './define-tool.ts'

const { description, text } = TOOL_TEXTS.remember

const schema = z.object({ text: z.string().min(1).describe(text) })

export const rememberTool = (memory: ScopedMemory, { session }: ToolsOptions): MemoryTool => {
  const remember = rememberer(memory, { adapter: ADAPTER, session })
  return defineTool({
    name: 'remember',
    description,
    schema,
    run: (input, messages) => remember(input.text, messages),
  })
}
