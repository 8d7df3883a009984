/** Ends what waits for a client, once it took too long. */
export interface Patience {
  /** From now on the client is waited for. */
  wait(): void
  /** It came. */
  came(): void
  /** Over: it is called no more. */
  end(): void
  over(): boolean
}

/** How long an answer that goes out piece by piece may take. */
export interface StreamTimes {
  /** How long a client may read nothing, in milliseconds. */
  readonly idleMs: number
  /** How long the whole may take, in milliseconds; null: for ever. */
  readonly longestMs: number | null
}

/** Calls `late` once when the client read nothing for too long, or the whole took too long; never after `end`. Timers hold no process. */
export function patience({ idleMs, longestMs }: StreamTimes, late: (why: string) => void): Patience {
  let idle: NodeJS.Timeout | undefined
  let over = false
  const came = () => {
    clearTimeout(idle)
  }
  const end = () => {
    over = true
    came()
    clearTimeout(whole)
  }
  const give = (why: string) => () => {
    end()
    late(why)
  }
  const whole =
    longestMs === null ? undefined : started(longestMs, give(`took more than ${String(longestMs)} ms`))
  return {
    wait: () => {
      came()
      if (!over) idle = started(idleMs, give(`was not read for ${String(idleMs)} ms`))
    },
    came,
    end,
    over: () => over,
  }
}

const started = (ms: number, work: () => void): NodeJS.Timeout => setTimeout(work, ms).unref()
