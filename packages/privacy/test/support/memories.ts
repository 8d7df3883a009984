import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { transfer } from '@recollect/transfer'
import type { AuditEntry, Principal, Recollect, RecollectOptions, Store } from '@recollect/core'
import { chinese } from '@recollect/extract-zh'
import { english } from '@recollect/extract-en'
import { inMemoryStore } from '@recollect/store-memory'
import { fixedClock, sequentialIds } from '@recollect/testkit'
import { accessControl, auditTrail } from '../../src/index.ts'
import type { AccessControlOptions } from '../../src/index.ts'

/** A memory on a store, the same in every run. */
export const openMemory = (store: Store, more: Partial<RecollectOptions> = {}): Promise<Recollect> =>
  createRecollect({
    plugins: [sessions(), knowledge(), timeline(), transfer()],
    store,
    languages: [chinese(), english()],
    clock: fixedClock(),
    ids: sequentialIds(),
    stopwatch: { elapsed: () => 0 },
    ...more,
  })

/** The same behind access control. */
export const openGuarded = (
  store: Store = inMemoryStore(),
  options: AccessControlOptions = {},
): Promise<Recollect> => openMemory(store, { access: accessControl(options) })

export const owner = (id: string, scopes?: Principal['scopes']): Principal => ({
  id,
  roles: ['owner'],
  ...(scopes === undefined ? {} : { scopes }),
})

/** Every link of a scope's log, asked of the store. */
export async function linksOf(store: Store, scope: string): Promise<readonly AuditEntry[]> {
  return (await auditTrail({ store, scope }).list({ limit: 1000 })).rows
}

export async function codeOf(call: () => unknown): Promise<string | null> {
  try {
    await call()
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

export async function drained(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}
