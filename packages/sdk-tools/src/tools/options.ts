/** What every adapter's tools can be told. */
export interface ToolsOptions {
  /** Session that what is remembered belongs to, 1–256 characters; none when it is left out. */
  readonly session?: string
  /** How long `undo` can bring back what the model forgot, in milliseconds; default a day. 0: it is gone at once and for good. */
  readonly forgetGraceMs?: number
}
