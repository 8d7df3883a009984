import { knownOptions } from '@recollect/core/plugin'
import type { ScopedMemory } from '@recollect/core'
import { factsTool } from './facts.ts'
import { forgetTool } from './forget.ts'
import type { MemoryToolsOptions } from './options.ts'
import { recallTool } from './recall.ts'
import { rememberTool } from './remember.ts'

/** Tools of a memory, by name. */
export type MemoryTools = Readonly<{
  recall: ReturnType<typeof recallTool>
  remember: ReturnType<typeof rememberTool>
  facts: ReturnType<typeof factsTool>
  forget: ReturnType<typeof forgetTool>
}>

/**
 * Tools by which a model uses a memory: `generateText({ tools: memoryTools(memory) })`. Leave out those it should not have:
 * `const { recall, facts } = memoryTools(memory)`.
 */
export const memoryTools = (memory: ScopedMemory, options: MemoryToolsOptions = {}): MemoryTools => {
  knownOptions('memoryTools', options, { session: true, forgetGraceMs: true, approveForget: true })
  return {
    recall: recallTool(memory),
    remember: rememberTool(memory, options),
    facts: factsTool(memory),
    forget: forgetTool(memory, options),
  }
}
