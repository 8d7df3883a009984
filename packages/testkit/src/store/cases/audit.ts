import type { AuditEntry, Store } from '@recollect/core'
import type { AuditReader, AuditWriter, ScopeTransaction, ScopeView } from '@recollect/core/store'
import { expect } from 'vitest'
import { aLink } from '../../fixtures/a-link.ts'
import { anItem } from '../../fixtures/an-item.ts'
import { ALICE, expectCode } from '../steps.ts'
import { storeCase } from '../store-case.ts'
import type { CaseContext, StoreCase } from '../store-case.ts'

const auditCase = (name: string, run: (context: CaseContext) => Promise<void>): StoreCase =>
  storeCase(name, run, 'audit')

function logOf({ audit }: ScopeTransaction): AuditWriter {
  if (audit === undefined) throw new Error('The store declares an audit log and gives none.')
  return audit
}

function logIn({ audit }: ScopeView): AuditReader {
  if (audit === undefined) throw new Error('The store declares an audit log and gives none.')
  return audit
}

const append = (store: Store, links: readonly AuditEntry[], scope = ALICE): Promise<void> =>
  store.transaction(scope, async (tx) => {
    for (const link of links) await logOf(tx).append(link)
  })

const chain = (length: number, given: Partial<AuditEntry> = {}): AuditEntry[] =>
  Array.from({ length }, (_, at) => aLink({ ...given, seq: at + 1 }))

const all = (store: Store, scope = ALICE): Promise<readonly AuditEntry[]> =>
  store.read(scope, async (view) => (await logIn(view).list({ limit: 1000 })).rows)

const last = (store: Store, scope = ALICE): Promise<AuditEntry | null> =>
  store.read(scope, (view) => logIn(view).last())

const keeping: readonly StoreCase[] = [
  auditCase('gives every link back as it was appended', async ({ store }) => {
    const links = [
      aLink(),
      aLink({ seq: 2, outcome: 'denied', code: 'ACCESS_DENIED', records: [], action: 'cards.list' }),
      aLink({ seq: 3, outcome: 'failed', code: 'NOT_FOUND', more: 900, principal: '爱丽丝 "o\'b" 😀' }),
      aLink({ seq: 4, records: ['张三', 'a"b', '', 'turn:7'], at: 0 }),
    ]
    await append(store, links)
    expect(await all(store)).toStrictEqual(links)
    expect(await last(store)).toStrictEqual(links[3])
  }),
  auditCase('has no newest link where there is none', async ({ store }) => {
    expect(await last(store)).toBeNull()
    expect(await store.read(ALICE, (view) => logIn(view).list({ limit: 9 }))).toEqual({
      rows: [],
      next: null,
    })
  }),
  auditCase(
    'knows the newest of many links, and of those appended in the same transaction',
    async ({ store }) => {
      await append(store, chain(12))
      expect(await last(store)).toMatchObject({ seq: 12 })
      await store.transaction(ALICE, async (tx) => {
        await logOf(tx).append(aLink({ seq: 13 }))
        expect(await logOf(tx).last()).toMatchObject({ seq: 13 })
        expect((await logOf(tx).list({ limit: 1000 })).rows).toHaveLength(13)
      })
    },
  ),
  auditCase('refuses a link that leaves a gap, or stands at a place that is taken', async ({ store }) => {
    await expectCode(append(store, [aLink({ seq: 2 })]), 'STORE_CONFLICT')
    await append(store, chain(2))
    for (const seq of [0, 1, 2, 4, 99, -1, 2.5])
      await expectCode(append(store, [aLink({ seq })]), 'STORE_CONFLICT')
    await expectCode(append(store, [aLink({ seq: 3 }), aLink({ seq: 3 })]), 'STORE_CONFLICT')
    expect(await all(store)).toStrictEqual(chain(2))
  }),
  auditCase('keeps its own copy of a link', async ({ store }) => {
    const records = ['one']
    await append(store, [aLink({ records })])
    records.push('two')
    expect((await last(store))?.records).toEqual(['one'])
  }),
  auditCase('refuses text that no store keeps as it is, and appends nothing', async ({ store }) => {
    for (const bad of ['a\0b', '\ud800'])
      for (const link of [aLink({ principal: bad }), aLink({ records: [bad] }), aLink({ action: bad })])
        await expectCode(append(store, [link]), 'INVALID_INPUT')
    expect(await all(store)).toEqual([])
  }),
]

const apart: readonly StoreCase[] = [
  auditCase(
    'lists links oldest first, in pages of any size, ending without an empty page',
    async ({ store }) => {
      await append(store, chain(13))
      for (const limit of [1, 2, 12, 13, 14]) {
        const seqs: number[] = []
        let cursor: string | null = null
        do {
          const page: Awaited<ReturnType<AuditReader['list']>> = await store.read(ALICE, (view) =>
            logIn(view).list({ limit, cursor }),
          )
          expect(page.rows.length).toBeGreaterThan(0)
          seqs.push(...page.rows.map(({ seq }) => seq))
          cursor = page.next
          if (cursor !== null) expect(cursor).toBe(String(seqs.at(-1)))
        } while (cursor !== null)
        expect(seqs).toEqual(chain(13).map(({ seq }) => seq))
      }
    },
  ),
  auditCase('refuses a page of links that is no page, and a cursor it did not give', async ({ store }) => {
    await append(store, chain(2))
    const list = (limit: number, cursor: string | null) =>
      store.read(ALICE, (view) => logIn(view).list({ limit, cursor }))
    for (const limit of [0, -1, 1.5, 1001, Number.NaN]) await expectCode(list(limit, null), 'INVALID_INPUT')
    for (const cursor of ['x', '-1', "1' or 1=1", '{}']) await expectCode(list(1, cursor), 'INVALID_INPUT')
  }),
  auditCase('keeps the audit logs of many scopes apart', async ({ store }) => {
    const scopes = ['alice', 'Alice', 'alice ', 'al%', '爱丽丝', '😀']
    for (const [at, scope] of scopes.entries())
      await append(store, chain(at + 1, { principal: scope }), scope)
    for (const [at, scope] of scopes.entries()) {
      expect(await all(store, scope)).toStrictEqual(chain(at + 1, { principal: scope }))
      expect(await last(store, scope)).toMatchObject({ seq: at + 1, principal: scope })
    }
  }),
  auditCase('does not count a scope that holds an audit log alone', async ({ store }) => {
    await append(store, chain(3))
    expect(await store.scopes({ limit: 9 })).toEqual({ rows: [], next: null })
    await store.transaction(ALICE, (tx) => tx.items.insert(anItem()))
    expect((await store.scopes({ limit: 9 })).rows).toEqual([ALICE])
  }),
  auditCase(
    'takes a link back when its transaction fails, and the writes when the link is refused',
    async ({ store }) => {
      await append(store, chain(1))
      const failing = store.transaction(ALICE, async (tx) => {
        await logOf(tx).append(aLink({ seq: 2 }))
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await last(store)).toMatchObject({ seq: 1 })
      const refused = store.transaction(ALICE, async (tx) => {
        await tx.items.insert(anItem())
        await logOf(tx).append(aLink({ seq: 3 }))
      })
      await expectCode(refused, 'STORE_CONFLICT')
      expect(await store.read(ALICE, (view) => view.items.count())).toBe(0)
      await append(store, [aLink({ seq: 2 })])
      expect(await all(store)).toHaveLength(2)
    },
  ),
  auditCase('gives each of many writers at once a place of its own in the chain', async ({ store }) => {
    const one = (principal: string) =>
      store.transaction(ALICE, async (tx) => {
        const newest = await logOf(tx).last()
        await logOf(tx).append(aLink({ seq: (newest?.seq ?? 0) + 1, principal }))
      })
    await Promise.all(Array.from({ length: 20 }, (_, at) => one(`p${String(at)}`)))
    const links = await all(store)
    expect(links.map(({ seq }) => seq)).toEqual(chain(20).map(({ seq }) => seq))
    expect(new Set(links.map(({ principal }) => principal)).size).toBe(20)
  }),
]

export const auditCases: readonly StoreCase[] = [...keeping, ...apart]
