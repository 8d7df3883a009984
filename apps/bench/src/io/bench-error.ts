/** What the caller gave cannot be measured; its message says what to do. The program ends with exit code 2. */
export class BenchError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'BenchError'
  }
}

/** It was measured and printed, and is not what it must be. The program ends with exit code 1. */
export class FailedError extends Error {
  constructor() {
    super('A figure is not what it must be; the table says which.')
    this.name = 'FailedError'
  }
}
