import type { RecallHarness } from './harness.ts'

/** One sentence of what recall does on every store, and the check that it holds. */
export interface RecallCase {
  readonly name: string
  run(harness: RecallHarness): Promise<void>
}

export const recallCase = (name: string, run: RecallCase['run']): RecallCase => ({ name, run })
