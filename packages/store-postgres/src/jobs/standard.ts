import type { JobHandler, JobHandlers, Json, Recollect } from '@recollect/core'

/** `payload.batch`, when it is given: items a transaction. */
const batchOf = (payload: Json): { batch?: number } =>
  typeof payload === 'object' &&
  payload !== null &&
  'batch' in payload &&
  typeof payload.batch === 'number' &&
  Number.isFinite(payload.batch)
    ? { batch: Math.trunc(payload.batch) }
    : {}

/** Extracts from messages that the present packs have not read. */
const backfill: JobHandler<Recollect> = async ({ recollect, scope, payload, progress }) => {
  await recollect.scope(scope).backfill({
    ...batchOf(payload),
    onProgress: ({ done, total }) => {
      progress(done, total)
    },
  })
}

/** Embeds messages that have no vector of the present model. */
const reembed: JobHandler<Recollect> = async ({ recollect, scope, payload, signal, progress }) => {
  const { done, total } = await recollect.scope(scope).reembed({
    ...batchOf(payload),
    signal,
    onProgress: (now) => {
      progress(now.done, now.total)
    },
  })
  // Stopped, it resolves with what was done.
  if (signal.aborted) progress(done, total)
}

/** Writes down what has expired and deletes what can no longer be undone; comes back by itself when more is due. */
const retention: JobHandler<Recollect> = async ({ recollect, scope, payload, add }) => {
  const { settled, nextDue } = await recollect.scope(scope).settle()
  if (nextDue === null) return
  // It was added for this very moment: added again it would run at once, and so on.
  if (!settled && dueOf(payload) === nextDue) throw new Error(CLOCKS_DIFFER)
  await add({ kind: 'retention', scope, runAt: nextDue, payload: { due: nextDue } })
}

const CLOCKS_DIFFER =
  'It came due by the clock of the server, not by the clock of this process. Set them alike.'

const dueOf = (payload: Json): Json | undefined =>
  typeof payload === 'object' && payload !== null && 'due' in payload ? payload.due : undefined

/** The kinds of jobs there are. Add your own beside them: `handlers: { ...standardJobs, discovery }`. */
export const standardJobs: JobHandlers<Recollect> = { backfill, reembed, retention }
