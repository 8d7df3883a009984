import { knownOptions } from '@recollect/core/plugin'
import type { ScopedMemory } from '@recollect/core'
import type { ToolsOptions } from '@recollect/sdk-tools'
import { factsTool } from './facts.ts'
import { forgetTool } from './forget.ts'
import { inForms } from './in-forms.ts'
import { recallTool } from './recall.ts'
import { rememberTool } from './remember.ts'
import type { MemoryTools } from './types.ts'

/** Tools of one memory: `recall`, `remember`, `facts` and `forget`. */
export const memoryTools = (memory: ScopedMemory, options: ToolsOptions = {}): MemoryTools => {
  knownOptions('memoryTools', options, { session: true, forgetGraceMs: true })
  return inForms([
    recallTool(memory),
    rememberTool(memory, options),
    factsTool(memory),
    forgetTool(memory, options),
  ])
}
