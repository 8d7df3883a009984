import { existsSync } from 'node:fs'
import type { EraseReport } from '@recollect/core'
import { erasureReceipt } from '@recollect/privacy'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { writeNew } from '../../io/write-new.ts'
import { readKey } from '../../privacy/read-key.ts'
import { field } from '../../util/objects.ts'

const taken = (file: string): CliError =>
  new CliError('FILE_EXISTS', (t) => t.safety.errors.alreadyThere(file))

/** Before anything is erased: a receipt that cannot be written would be missed too late. */
export function refuseTaken(file: string): void {
  if (existsSync(file)) throw taken(file)
}

export interface WrittenReceipt {
  readonly file: string
  readonly signed: boolean
}

/** For this user alone; signed where a key is configured. */
export async function writeReceipt(
  file: string,
  report: EraseReport,
  { loaded }: Context,
): Promise<WrittenReceipt> {
  const source = loaded.settings.privacy.receiptKey
  const key = source === null ? undefined : readKey(source, loaded)
  const receipt = erasureReceipt(report, field('key', key))
  await writeNew(file, `${JSON.stringify(receipt, null, 2)}\n`, taken)
  return { file, signed: key !== undefined }
}
