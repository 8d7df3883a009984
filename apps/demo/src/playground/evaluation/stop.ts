/** A run was stopped by whoever asked for it. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError'
}
