import type { Store } from '@recollect/core'
import { InvalidConfigError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import { keyBytes } from '../cipher/key-material.ts'
import type { KeyMaterial } from '../cipher/key-material.ts'
import { digestOf, isSame, macOf, scopeAs } from './hashes.ts'
import { hasOlder } from './older-records.ts'
import { parseReceipt } from './parse-receipt.ts'
import type { ErasureReceipt } from './receipt.ts'

/**
 * `malformed`: it is no receipt. `altered`: a field is not as it was. `unsigned`: a key was given and the receipt has no MAC. `mac`: made
 * with another key. `scope`: it is about another scope. `older-records`: the scope holds something written before it was erased.
 * `residue`: it says itself that erased bytes were found.
 */
export type ReceiptProblem =
  'malformed' | 'altered' | 'unsigned' | 'mac' | 'scope' | 'older-records' | 'residue'

/** Whether a receipt holds, and what is wrong with it. */
export interface ReceiptVerdict {
  readonly valid: boolean
  readonly problems: readonly ReceiptProblem[]
  /** Null when it is none. */
  readonly receipt: ErasureReceipt | null
}

/** What a receipt is checked against; everything may be left out. */
export interface VerifyReceiptOptions {
  /** The one it was made with. Without it the digest alone is checked, which anybody can make. */
  readonly key?: KeyMaterial
  /** Name of the scope it should be about. Needed with a store when the receipt does not name it. */
  readonly scope?: string
  /** Looks whether the scope holds anything written before it was erased. */
  readonly store?: Store
}

/**
 * Checks a receipt, as an object or as JSON text. Throws for no receipt, however damaged.
 * @throws InvalidConfigError for a key that is none, or a store without the name of the scope to look at.
 */
export async function verifyReceipt(
  given: unknown,
  options: VerifyReceiptOptions = {},
): Promise<ReceiptVerdict> {
  const { key, scope, store } = knownOptions('verifyReceipt', options, {
    key: true,
    scope: true,
    store: true,
  })
  const secret = key === undefined ? null : keyBytes('The key of the receipt', key)
  const receipt = parseReceipt(given)
  if (receipt === null) return { valid: false, problems: ['malformed'], receipt }
  const name = scope ?? (receipt.scope.form === 'name' ? receipt.scope.value : null)
  const problems = [...problemsOf(receipt, secret), ...scopeProblems(receipt, name, secret)]
  if (store !== undefined) {
    if (name === null)
      throw new InvalidConfigError('This receipt does not name its scope. Pass scope beside store.')
    if (await hasOlder(store, name, receipt.erasedAt)) problems.push('older-records')
  }
  return { valid: problems.length === 0, problems, receipt }
}

function problemsOf(receipt: ErasureReceipt, secret: Uint8Array | null): ReceiptProblem[] {
  const { digest, mac, ...body } = receipt
  const problems: ReceiptProblem[] = []
  if (!isSame(digest, digestOf(body))) problems.push('altered')
  if (secret !== null && mac === null) problems.push('unsigned')
  if (secret !== null && mac !== null && !isSame(mac, macOf(digest, secret))) problems.push('mac')
  if (receipt.residue !== null && receipt.residue.found > 0) problems.push('residue')
  return problems
}

/** A keyed hash tells nothing without the key. */
function scopeProblems(
  { scope }: ErasureReceipt,
  name: string | null,
  secret: Uint8Array | null,
): ReceiptProblem[] {
  const isOpen = scope.form !== 'hmac-sha256' || secret !== null
  if (name === null || !isOpen) return []
  const expected = scopeAs(scope.form, name, scope.form === 'hmac-sha256' ? secret : null)
  return isSame(scope.value, expected.value) ? [] : ['scope']
}
