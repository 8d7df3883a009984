import type { Change, ChangeLog } from '@recollect/core'
import { changesAfter, lastSeq } from './news.ts'
import type { Nudges } from './nudges.ts'
import { wakerOf } from './waker.ts'

/** What is sent: a change; that the client must read anew, as what it saw last is not there any more; or a sign of life. */
export type News =
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'reset' }
  | { readonly kind: 'alive' }

export interface Followed {
  readonly changes: ChangeLog
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
): Promise<{ readonly seq: number; readonly lost: boolean }> {
  const seen = lastId === null ? null : await changes.get(lastId)
  return { seq: seen?.seq ?? (await lastSeq(changes)), lost: lastId !== null && seen === null }
}

/** Changes as they come, those of other processes too: the log is looked at again and again. */
export async function* follow(from: number, followed: Followed): AsyncGenerator<News, void, undefined> {
  const { changes, pollMs, heartbeatMs, until } = followed
  const waker = wakerOf(followed.nudges, followed.scope, until)
  let seq = from
  let silent = 0
  try {
    while (!until.some(({ aborted }) => aborted)) {
      waker.clear()
      const fresh = await changesAfter(changes, seq)
      for (const change of fresh) yield { kind: 'change', change }
      seq = fresh.at(-1)?.seq ?? seq
      silent = fresh.length > 0 ? 0 : silent + pollMs
      if (silent >= heartbeatMs) {
        silent = 0
        yield { kind: 'alive' }
      }
      await waker.wait(pollMs)
    }
  } finally {
    waker.leave()
  }
}
