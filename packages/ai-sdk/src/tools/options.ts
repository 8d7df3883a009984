import type { ToolsOptions } from '@recollect/core/adapter'

export interface MemoryToolsOptions extends ToolsOptions {
  /** Whether a person has to approve each forgetting (`needsApproval` of the SDK); default false. */
  readonly approveForget?: boolean
}
