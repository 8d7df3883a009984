/** Thrown for what the caller can put right: the message says how, and needs no stack. */
export class UsageError extends Error {
  override name = 'UsageError'
}
