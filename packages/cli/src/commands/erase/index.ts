import { resolve } from 'node:path'
import type { EraseReport } from '@recollect/core'
import type { Context } from '../../context.ts'
import { confirmed } from '../../io/confirmed.ts'
import { JOB_KINDS } from '../../jobs/handlers.ts'
import { openQueue } from '../../jobs/queue.ts'
import { withMemory } from '../../open-memory.ts'
import { safe } from '../../render/safe.ts'
import { refuseTaken, writeReceipt } from './receipt-file.ts'
import type { EraseArguments } from './spec.ts'

export interface Erased extends EraseReport {
  /** Null: no receipt was asked for. */
  readonly receipt: { readonly file: string; readonly signed: boolean } | null
}

/** Removes everything of a scope for good, after a yes. */
export async function erase({ audit, receipt, yes }: EraseArguments, context: Context): Promise<Erased> {
  const { settings } = context.loaded
  const file = receipt === null ? null : resolve(context.io.cwd, receipt)
  if (file !== null) refuseTaken(file)
  return withMemory(context, 'read', async ({ memory }) => {
    if (!yes) await confirmed(context, context.text.safety.erase.confirm(safe(memory.scope), audit))
    const queue = await openQueue(settings, JOB_KINDS)
    try {
      const report = await memory.erase({ audit, jobs: queue })
      return { ...report, receipt: file === null ? null : await writeReceipt(file, report, context) }
    } finally {
      await queue.close()
    }
  })
}
