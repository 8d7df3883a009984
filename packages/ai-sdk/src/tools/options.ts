export interface MemoryToolsOptions {
  /** Session that what is remembered belongs to, 1–256 characters; none when it is left out. */
  readonly session?: string
  /** How long `undo` can bring back what the model forgot, in milliseconds; default a day. 0: it is gone at once and for good. */
  readonly forgetGraceMs?: number
  /** Whether a person has to approve each forgetting (`needsApproval` of the SDK); default false. */
  readonly approveForget?: boolean
}
