import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ListRequest, Page } from '../plugin/page.ts'
import { everyRow } from '../util/lists.ts'
import { overlaidPage } from './pages.ts'

interface Numbered {
  readonly seq: number
}

/** A list as a store gives it: its cursor is its own affair. */
const listOf =
  (rows: readonly Numbered[]) =>
  async ({ limit, cursor, order }: ListRequest): Promise<Page<Numbered>> => {
    const from = cursor ? Number(cursor.slice(2)) : 0
    const page = (order === 'newest' ? rows.toReversed() : rows).slice(from, from + limit)
    return { rows: page, next: from + limit < rows.length ? `c:${String(from + limit)}` : null }
  }

it('gives every row once and in order, in pages of any size, with others in their places and some left out', async () => {
  const orders = fc.constantFrom('oldest' as const, 'newest' as const)
  const kinds = fc.array(fc.constantFrom('row', 'hidden', 'rowless'), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(kinds, fc.integer({ min: 1, max: 7 }), orders, async (given, limit, order) => {
      const seqs = (wanted: string) =>
        given.flatMap((kind, at) => (wanted.includes(kind) ? { seq: at + 1 } : []))
      const hidden = new Set(seqs('hidden').map(({ seq }) => seq))
      const list = listOf(seqs('row hidden'))
      const overlaid = {
        over: async (rows: readonly Numbered[]) => rows.filter(({ seq }) => !hidden.has(seq)),
        extra: seqs('rowless'),
      }
      const found: Numbered[] = []
      let cursor: string | null = null
      do {
        const page: Page<Numbered> = await overlaidPage({ limit, cursor, order }, list, overlaid)
        expect(page.rows.length).toBeLessThanOrEqual(limit)
        if (page.next !== null) expect(page.rows).toHaveLength(limit)
        found.push(...page.rows)
        cursor = page.next
      } while (cursor !== null)
      const all = given.flatMap((kind, at) => (kind === 'hidden' ? [] : { seq: at + 1 }))
      expect(found).toEqual(order === 'newest' ? all.reverse() : all)
      expect(await everyRow((page) => overlaidPage({ ...page, order }, list, overlaid))).toEqual(found)
    }),
    { numRuns: 500 },
  )
})

it("hands the store's own cursors through where nothing is put among its rows", async () => {
  const rows = [1, 2, 3, 4].map((seq) => ({ seq }))
  const overlaid = {
    over: async (given: readonly Numbered[]) => given.filter(({ seq }) => seq !== 1),
    extra: [],
  }
  const page = await overlaidPage({ limit: 2, cursor: null }, listOf(rows), overlaid)
  expect(page).toEqual({ rows: [{ seq: 2 }, { seq: 3 }], next: 'c:3' })
})
