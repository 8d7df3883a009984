import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EraseReport } from '@recollect/core'
import { erasureReceipt } from '@recollect/privacy'
import { command } from '../argv/command.ts'
import { fileOption } from '../argv/files.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { confirmed } from '../io/confirmed.ts'
import { writeNew } from '../io/write-new.ts'
import { JOB_KINDS } from '../jobs/handlers.ts'
import { openQueue } from '../jobs/queue.ts'
import { withMemory } from '../open-memory.ts'
import { readKey } from '../privacy/read-key.ts'
import { safe } from '../render/safe.ts'
import type { View } from '../render/view.ts'
import { field } from '../util/objects.ts'

interface EraseArguments {
  /** The audit log too. */
  readonly audit: boolean
  /** As it was typed. */
  readonly receipt: string | null
  readonly yes: boolean
}

interface Erased extends EraseReport {
  /** Null: no receipt was asked for. */
  readonly receipt: { readonly file: string; readonly signed: boolean } | null
}

/** Removes everything of a scope for good, after a yes. */
async function erase({ audit, receipt, yes }: EraseArguments, context: Context): Promise<Erased> {
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

const taken = (file: string): CliError =>
  new CliError('FILE_EXISTS', (t) => t.safety.errors.alreadyThere(file))

/** Before anything is erased: a receipt that cannot be written would be missed too late. */
function refuseTaken(file: string): void {
  if (existsSync(file)) throw taken(file)
}

interface WrittenReceipt {
  readonly file: string
  readonly signed: boolean
}

/** For this user alone; signed where a key is configured. */
async function writeReceipt(file: string, report: EraseReport, { loaded }: Context): Promise<WrittenReceipt> {
  const source = loaded.settings.privacy.receiptKey
  const key = source === null ? undefined : readKey(source, loaded)
  const receipt = erasureReceipt(report, field('key', key))
  await writeNew(file, `${JSON.stringify(receipt, null, 2)}\n`, taken)
  return { file, signed: key !== undefined }
}

function renderErased(result: Erased, { text, colors }: View): string {
  const { erase } = text.safety
  const { scope, rows, jobs, residue, remains, receipt } = result
  const removed = Object.values(rows)
  const sum = removed.reduce((total, one) => total + one, 0)
  const lines = [erase.erased(safe(scope), sum, removed.length, jobs)]
  if (residue !== null && residue.found > 0)
    lines.push(colors.red(erase.found(residue.found, residue.searched)))
  if (residue?.found === 0) lines.push(erase.clean(residue.searched, residue.files.length))
  if (remains.length > 0) lines.push(erase.remains, ...remains.map((one) => `  ${safe(one)}`))
  if (receipt !== null) lines.push(erase.receipt(safe(receipt.file)))
  if (receipt?.signed === false) lines.push(erase.unsigned)
  return lines.join('\n')
}

export const spec = command({
  name: 'erase',
  group: 'safety',
  options: ['eraseAudit', 'receipt', 'yes'],
  read: (values): EraseArguments => ({
    audit: values.flag('audit'),
    receipt: fileOption(values, 'receipt'),
    yes: values.flag('yes'),
  }),
  run: erase,
  render: renderErased,
  exit: ({ residue }) => ((residue?.found ?? 0) > 0 ? EXIT.failed : EXIT.ok),
})
