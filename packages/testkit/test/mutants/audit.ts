import type { AuditEntry, Store } from '@recollect/core'
import type { AuditReader, AuditWriter } from '@recollect/core/store'
import { override, overrideReads, overrideWrites } from './override.ts'

const reading = (store: Store, change: (audit: AuditReader) => Partial<AuditReader>): Store =>
  overrideReads(store, ({ audit }) => (audit === undefined ? {} : { audit: override(audit, change(audit)) }))

const writing = (store: Store, change: (audit: AuditWriter) => Partial<AuditWriter>): Store =>
  overrideWrites(store, ({ audit }) => (audit === undefined ? {} : { audit: override(audit, change(audit)) }))

/** Puts a link that does not follow the newest where one would. */
export const closedGap = (store: Store): Store =>
  writing(store, (audit) => ({
    append: async (link) => {
      const newest = await audit.last()
      await audit.append({ ...link, seq: (newest?.seq ?? 0) + 1 })
    },
  }))

/** Takes the first link for the newest. */
export const firstLink = (store: Store): Store =>
  reading(store, (audit) => ({
    last: async () => (await audit.list({ limit: 1 })).rows[0] ?? null,
  }))

/** Gives the newest link of whichever scope wrote last. */
export function sharedChain(store: Store): Store {
  let newest: AuditEntry | null = null
  const noting = writing(store, (audit) => ({
    append: async (link) => {
      await audit.append(link)
      newest = link
    },
  }))
  return reading(noting, (audit) => ({
    last: async () => ((await audit.last()) === null ? null : newest),
  }))
}

/** Begins a page with the link the one before ended with. */
export const repeatedLink = (store: Store): Store =>
  reading(store, (audit) => ({
    list: async (page) => {
      const found = await audit.list(page)
      const cursor = found.next === null ? null : String(Math.max(0, Number(found.next) - 1))
      return page.limit > 1 ? { ...found, next: cursor } : found
    },
  }))

/** Counts the others where a link names too many records, and forgets that it did. */
export const lostCount = (store: Store): Store =>
  writing(store, (audit) => ({ append: (link) => audit.append({ ...link, more: 0 }) }))

/** Keeps what was appended in a transaction that failed. */
export const keptLink = (store: Store): Store =>
  override<Store>(store, {
    transaction: async (scope, work) => {
      const appended: AuditEntry[] = []
      try {
        return await store.transaction(scope, (tx) => {
          const { audit } = tx
          if (audit === undefined) return work(tx)
          const append = async (link: AuditEntry) => {
            await audit.append(link)
            appended.push(link)
          }
          return work({ ...tx, audit: override(audit, { append }) })
        })
      } catch (error) {
        await store.transaction(scope, async ({ audit }) => {
          for (const link of appended) await audit?.append(link)
        })
        throw error
      }
    },
  })
