import { setTimeout as pause } from 'node:timers/promises'
import { reconnectDelay } from '@recollect/core/store'
import { asStoreError } from './errors.ts'
import type { End } from './ending.ts'
import { shift } from './shift.ts'
import type { ShiftOptions } from './shift.ts'

/**
 * One shift after another, until one ends on purpose. The first has to begin; a later one is tried again for as long as the server
 * cannot be reached.
 */
export async function runShifts(options: Omit<ShiftOptions, 'onBegun'>): Promise<void> {
  const { stop } = options
  let begun = false
  let failures = 0
  const onBegun = () => {
    begun = true
    failures = 0
  }
  while (!stop.aborted) {
    const end = await shift({ ...options, onBegun }).catch((error: unknown): End => {
      if (!begun) throw asStoreError(error)
      return { why: 'lost', error }
    })
    if (end.why !== 'lost') return
    await pause(reconnectDelay(failures++), undefined, { signal: stop }).catch(() => {})
  }
}
