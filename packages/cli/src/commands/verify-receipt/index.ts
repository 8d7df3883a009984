import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { EpochMs, Store } from '@recollect/core'
import { verifyReceipt } from '@recollect/privacy'
import type { ReceiptProblem, ReceiptVerdict } from '@recollect/privacy'
import type { Context } from '../../context.ts'
import { isServer } from '../../database/address.ts'
import { withMemory } from '../../open-memory.ts'
import { readKey } from '../../privacy/read-key.ts'
import { field } from '../../util/objects.ts'
import type { VerifyReceiptArguments } from './spec.ts'

export interface CheckedReceipt {
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
export async function verifyTheReceipt(
  { file }: VerifyReceiptArguments,
  context: Context,
): Promise<CheckedReceipt> {
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
