import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import type { AccessRole } from '@recollect/core'
import type { Quotas, RetentionPolicy } from '@recollect/privacy'
import { attempt } from '../util/attempt.ts'
import { field } from '../util/objects.ts'
import type { PrivacyInput } from './privacy-schema.ts'

/** Where a key is read from when it is needed; the key itself is in no setting. */
export type KeySource = { readonly env: string } | { readonly file: string }

export interface CipherSettings {
  readonly keys: Readonly<Record<string, KeySource>>
  readonly current: string
  readonly indexKey: KeySource
  readonly seal: 'sensitive' | 'everything'
}

export interface PrincipalSettings {
  readonly roles: readonly AccessRole[]
  readonly scopes?: readonly string[] | 'all' | undefined
}

export interface PrivacySettings {
  /** Null: nothing is encrypted. */
  readonly cipher: CipherSettings | null
  /** Null: everybody may do everything. */
  readonly principals: Readonly<Record<string, PrincipalSettings>> | null
  readonly audit: { readonly enabled: boolean; readonly key: KeySource | null; readonly reads: boolean }
  readonly quotas: Quotas | null
  readonly receiptKey: KeySource | null
  readonly retention: RetentionPolicy | null
}

/** Files of keys are named from where the configuration is. */
export function privacySettings(input: PrivacyInput = {}, directory: string): PrivacySettings {
  const source = (given: KeySource): KeySource =>
    'env' in given ? given : { file: resolve(directory, given.file) }
  const { principals = null, audit = {}, quotas = null, receiptKey, retention = null } = input
  return {
    cipher: cipherSettings(input, source),
    principals,
    audit: {
      enabled: audit.enabled ?? false,
      key: audit.key === undefined ? null : source(audit.key),
      reads: audit.reads ?? true,
    },
    quotas: quotas === null ? null : withoutUndefined(quotas),
    receiptKey: receiptKey === undefined ? null : source(receiptKey),
    retention,
  }
}

function cipherSettings(
  { keys, current, indexKey, seal = 'sensitive' }: PrivacyInput,
  source: (given: KeySource) => KeySource,
): CipherSettings | null {
  if (keys === undefined || indexKey === undefined) return null
  return {
    keys: Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, source(key)])),
    current: current ?? Object.keys(keys)[0] ?? '',
    indexKey: source(indexKey),
    seal,
  }
}

/** Whether it is asked who acts. */
export const asksWho = ({ principals, audit }: PrivacySettings): boolean =>
  principals !== null || audit.enabled

/** The name of the user of the system, where it has one. */
export function systemUser(): string {
  const user = attempt(() => userInfo().username)
  return user.ok && user.value !== '' ? user.value : 'unknown'
}

const withoutUndefined = ({ items, cards, turns }: NonNullable<PrivacyInput['quotas']>): Quotas => ({
  ...field('items', items),
  ...field('cards', cards),
  ...field('turns', turns),
})
