import type { ScopedMemory } from '@recollect/core'
import { rememberer, TOOL_TEXTS } from '@recollect/sdk-tools'
import type { Remembered } from '@recollect/sdk-tools'
import { tool } from 'ai'
import type { Tool } from 'ai'
import { z } from 'zod'
import { ADAPTER } from '../adapter.ts'
import type { MemoryToolsOptions } from './options.ts'

const { description, text } = TOOL_TEXTS.remember

const inputSchema = z.object({ text: z.string().min(1).describe(text) })

export const rememberTool = (
  memory: ScopedMemory,
  { session }: MemoryToolsOptions,
): Tool<z.output<typeof inputSchema>, Remembered> => {
  const remember = rememberer(memory, { adapter: ADAPTER, session })
  return tool({ description, inputSchema, execute: (input, { messages }) => remember(input.text, messages) })
}
