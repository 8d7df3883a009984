/** What the caller gave cannot be measured; its message says what to do. The program ends with exit code 2. */
export class BenchError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'BenchError'
  }
}
