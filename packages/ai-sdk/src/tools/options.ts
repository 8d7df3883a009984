import type { ToolsOptions } from '@recollect/sdk-tools'

/** Options of `memoryTools`; all may be left out. */
export interface MemoryToolsOptions extends ToolsOptions {
  /** Whether a person has to approve each forgetting (`needsApproval` of the SDK); default false. */
  readonly approveForget?: boolean
}
