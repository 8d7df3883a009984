import { ModelError } from '../model-error.ts'

/** When a server that fails is left alone, and for how long. */
export interface BreakerOptions {
  /** Calls in a row that fail as `MODEL_UNAVAILABLE` before the server is left alone. Default 5. */
  readonly failures: number
  /** How long it is left alone, in ms; then one call tries. Default 30,000. */
  readonly cooldown: number
}

export type Outcome = 'answered' | 'unavailable' | 'neither'

/** Leaves a server alone that does not work: calls fail at once, until one that is let through finds it working. */
export interface Breaker {
  /** @throws ModelError `MODEL_UNAVAILABLE` while it is open. Tell it what came of the call by what is returned, once. */
  enter(): (outcome: Outcome) => void
}

/** `now` in ms; no timer runs. */
export function createBreaker(
  { failures, cooldown }: BreakerOptions,
  who: string,
  now: () => number,
): Breaker {
  let inARow = 0
  let openedAt = 0
  let trying = false
  return {
    enter() {
      const open = inARow >= failures
      if (open && (trying || now() < openedAt + cooldown)) throw isOpen(who, inARow, cooldown)
      trying = open
      return (outcome) => {
        if (open) trying = false
        if (outcome === 'answered') inARow = 0
        if (outcome !== 'unavailable') return
        inARow++
        openedAt = now()
      }
    },
  }
}

const isOpen = (who: string, inARow: number, cooldown: number) =>
  new ModelError(
    'MODEL_UNAVAILABLE',
    `${who} failed ${inARow} times in a row and is not asked for now. Check that it runs; it is tried again ${cooldown} ms after its last failure.`,
  )
