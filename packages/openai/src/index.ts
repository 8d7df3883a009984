export type { WithMemoryOptions } from './around/options.ts'
export { withMemory } from './around/with-memory.ts'
export { memoryTools } from './tools/memory-tools.ts'
export type { MemoryToolName, MemoryTools } from './tools/types.ts'
export type {
  FactView,
  MemoryStep,
  MemoryView,
  ToolsOptions as MemoryToolsOptions,
} from '@recollect/sdk-tools'
