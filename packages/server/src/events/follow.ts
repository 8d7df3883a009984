import type { Change, ChangeLog } from '@recollect/core'
import { changesBehind, endOf } from './news.ts'
import type { Place } from './news.ts'
import type { Nudges } from './nudges.ts'
import { wakerOf } from './waker.ts'

/** What is sent: a change; that the client must read anew, as what it saw last is not there any more; or a sign of life. */
export type News =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'reset' }
  | { readonly kind: 'alive' }

export interface Followed {
  /** The log as it may be read at the moment. */
  changes(): ChangeLog
  readonly scope: string
  readonly nudges: Nudges
  readonly pollMs: number
  readonly heartbeatMs: number
  /** Any of them ends it. */
  readonly until: readonly AbortSignal[]
}

/** Where a client goes on: behind the change it saw last, else at the end of the log. */
export async function startOf(
  changes: ChangeLog,
  lastId: string | null,
): Promise<{ readonly place: Place | null; readonly lost: boolean }> {
  const seen = lastId === null ? null : await changes.get(lastId)
  return { place: seen ?? (await endOf(changes)), lost: lastId !== null && seen === null }
}

/**
 * Changes as they come, those of other processes too: the log is looked at again and again. Signs of life come whether there are any or
 * not.
 */
export async function* follow(from: Place | null, followed: Followed): AsyncGenerator<News, void, undefined> {
  const { pollMs, heartbeatMs, until } = followed
  const waker = wakerOf(followed.nudges, followed.scope, until)
  const look = timer(pollMs, 0)
  const beat = timer(heartbeatMs, heartbeatMs)
  let place = from
  try {
    while (!until.some(({ aborted }) => aborted)) {
      if (waker.clear() || look.left() <= 0) {
        look.restart()
        const { changes, end, lost } = await changesBehind(followed.changes(), place)
        if (lost) yield { kind: 'reset' }
        for (const change of changes) yield { kind: 'change', change }
        place = end
      }
      if (beat.left() <= 0) {
        beat.restart()
        yield { kind: 'alive' }
      }
      await waker.wait(Math.max(0, Math.min(look.left(), beat.left())))
    }
  } finally {
    waker.leave()
  }
}

/** Milliseconds left of what comes again and again. */
function timer(every: number, first: number) {
  let due = performance.now() + first
  return {
    left: () => due - performance.now(),
    restart: () => {
      due = performance.now() + every
    },
  }
}
