import type { JobRef, JobFate, JobHands } from '@recollect/core/store'
import { failedFate, fateEvent, handleJob, interruptedFate, repeatedFate } from '@recollect/core/store'
import type { Ledger } from './ledger.ts'
import { payloadOf } from './rows.ts'
import type { JobRow } from './rows.ts'

export interface Performer {
  readonly ledger: Pick<Ledger, 'finish' | 'giveBack'>
  readonly hands: JobHands
  readonly retryMs: (attempt: number) => number
}

/** Does one job and writes down what became of it. @throws when that cannot be written. */
export async function perform({ ledger, hands, retryMs }: Performer, row: JobRow): Promise<void> {
  const { id, kind, scope, attempts, max_attempts: maxAttempts } = row
  const job: JobRef = { id: String(id), kind, scope }
  if (hands.signal.aborted) return ledger.giveBack(id, interruptedFate(row))
  hands.emit({ type: 'started', job })
  const taken = { payload: payloadOf(row), key: row.key, maxAttempts, principal: row.principal }
  const fate = await handleJob(hands, job, taken).then(
    () => null,
    (error: unknown) =>
      hands.signal.aborted ? interruptedFate(row) : failedFate(error, { attempts, maxAttempts }, retryMs),
  )
  await settle(ledger, row, fate)
  hands.emit(fate === null ? { type: 'done', job } : fateEvent(job, fate))
}

/** `fate` null: it was done, for this time or for good. */
function settle(ledger: Performer['ledger'], row: JobRow, fate: JobFate | null): Promise<void> {
  if (fate !== null) return ledger.giveBack(row.id, fate)
  if (row.every_ms !== null) return ledger.giveBack(row.id, repeatedFate(row.every_ms))
  return ledger.finish(row.id)
}
