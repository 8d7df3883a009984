import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { EpochMs, Store } from '@recollect/core'
import { verifyReceipt } from '@recollect/privacy'
import type { ReceiptProblem, ReceiptVerdict } from '@recollect/privacy'
import { command } from '../argv/command.ts'
import { fileArgument } from '../argv/files.ts'
import type { Context } from '../context.ts'
import { isServer } from '../database/address.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { withMemory } from '../open-memory.ts'
import { readKey } from '../privacy/read-key.ts'
import { moment } from '../render/time.ts'
import type { View } from '../render/view.ts'
import { field } from '../util/objects.ts'

interface VerifyReceiptArguments {
  /** As it was typed. */
  readonly file: string
}

interface CheckedReceipt {
  readonly valid: boolean
  readonly problems: readonly ReceiptProblem[]
  /** Null when it is no receipt. */
  readonly erasedAt: EpochMs | null
  /** `unchecked`: it is signed, and there is no key to check it with. */
  readonly signature: 'valid' | 'invalid' | 'absent' | 'unchecked'
  /** Whether the database was looked into. */
  readonly looked: boolean
}

/** Checks a receipt, and the scope in the database where there is one. */
async function verifyTheReceipt({ file }: VerifyReceiptArguments, context: Context): Promise<CheckedReceipt> {
  const { settings } = context.loaded
  const text = await readFile(resolve(context.io.cwd, file), 'utf8')
  const source = settings.privacy.receiptKey
  const key = source === null ? undefined : readKey(source, context.loaded)
  const check = (store?: Store): Promise<ReceiptVerdict> =>
    verifyReceipt(text, { ...field('key', key), ...field('store', store), scope: settings.scope })
  const looked = isServer(settings.db) || existsSync(settings.db)
  const verdict = looked
    ? await withMemory(context, 'read', ({ inside }) => check(inside.store))
    : await check()
  const { valid, problems, receipt } = verdict
  return {
    valid,
    problems,
    erasedAt: receipt?.erasedAt ?? null,
    signature: signatureOf(verdict, key !== undefined),
    looked: looked && receipt !== null,
  }
}

function signatureOf({ problems, receipt }: ReceiptVerdict, hasKey: boolean): CheckedReceipt['signature'] {
  if (receipt === null || receipt.mac === null) return 'absent'
  if (!hasKey) return 'unchecked'
  return problems.includes('mac') ? 'invalid' : 'valid'
}

function renderReceipt(checked: CheckedReceipt, view: View): string {
  const { receipt } = view.text.safety
  const { valid, problems, erasedAt, signature, looked } = checked
  if (!valid || erasedAt === null) return problems.map((problem) => receipt.problem[problem]).join('\n')
  return [
    receipt.valid(moment(erasedAt, view)),
    ...(signature === 'invalid' ? [] : [receipt.signed[signature]]),
    looked ? receipt.gone : receipt.unlooked,
  ].join('\n')
}

export const spec = command({
  name: 'verify-receipt',
  group: 'safety',
  argument: { syntax: '<file>', help: 'receiptFile' },
  options: [],
  read: (values): VerifyReceiptArguments => ({ file: fileArgument(values) }),
  run: verifyTheReceipt,
  render: renderReceipt,
  exit: ({ valid }) => (valid ? EXIT.ok : EXIT.failed),
})
