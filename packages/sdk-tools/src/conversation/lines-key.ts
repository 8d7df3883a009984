import { stableKey } from './stable-key.ts'
import type { Line } from './transcript.ts'

/** By what a message is known of which the history is sent: all that was said up to it. */
export const linesKey = (adapter: string, session: string | null, lines: readonly Line[]): Promise<string> =>
  stableKey(adapter, ['lines', session, lines])
