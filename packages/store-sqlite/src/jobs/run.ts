import { setTimeout as pause } from 'node:timers/promises'
import { reconnectDelay } from '@recollect/core/store'
import { shift } from './shift.ts'
import type { End, ShiftOptions } from './shift.ts'

/** One shift after another, until one ends on purpose. The first has to begin; a later one is tried for as long as it takes. */
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
      if (!begun) throw error
      return { why: 'lost', error }
    })
    if (end.why === 'done') return
    await pause(reconnectDelay(failures++), undefined, { signal: stop }).catch(() => {})
  }
}
