import { setTimeout as pause } from 'node:timers/promises'
import { reconnectDelay } from '@recollect/core/store'
import type { Pool } from 'pg'
import { asStoreError } from './errors.ts'

/** What may pass by itself. */
const PASSING = new Set(['STORE_UNAVAILABLE', 'STORE_BUSY'])

/** Runs a statement again until the server takes it, or until `stop`. @throws what the last try ended with. */
export async function insist(
  pool: Pool,
  text: string,
  values: readonly unknown[],
  stop: AbortSignal,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await pool.query(text, [...values])
      return
    } catch (error) {
      if (stop.aborted || !PASSING.has(asStoreError(error).code)) throw error
      await pause(reconnectDelay(tries), undefined, { signal: stop }).catch(() => {})
    }
  }
}
