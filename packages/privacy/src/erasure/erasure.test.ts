import type { EraseReport } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { aChange, anItem, NOON } from '@recollect/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generateKey } from '../cipher/key-material.ts'
import { erasureReceipt } from './erasure-receipt.ts'
import { verifyReceipt } from './verify-receipt.ts'

const report: EraseReport = {
  scope: '王小明',
  at: NOON,
  rows: { memory_items: 12, memory_cards: 3 },
  jobs: 2,
  residue: { files: [{ name: 'r.db', bytes: 4096 }], searched: 40, found: 0 },
  remains: ['Backups.'],
}
const [key, other] = [generateKey(), generateKey()]

describe('a receipt', () => {
  it('verifies, as an object and as text', async () => {
    for (const options of [{}, { key }, { key, scope: 'name' as const }]) {
      const receipt = erasureReceipt(report, options)
      const given = { scope: '王小明', ...('key' in options ? { key } : {}) }
      expect(await verifyReceipt(receipt, given)).toMatchObject({ valid: true, problems: [] })
      expect(await verifyReceipt(JSON.stringify(receipt, null, 2), given)).toMatchObject({ valid: true })
    }
  })

  it('does not name the scope, unless it is asked to', () => {
    expect(JSON.stringify(erasureReceipt(report, { key }))).not.toContain('王小明')
    expect(JSON.stringify(erasureReceipt(report))).not.toContain('王小明')
    expect(erasureReceipt(report, { scope: 'name' }).scope).toEqual({ form: 'name', value: '王小明' })
  })

  it('shows every change of any field', async () => {
    const receipt = erasureReceipt(report, { key })
    const fields = Object.keys(receipt)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.jsonValue(), async (field, value) => {
        const altered = { ...receipt, [field]: value }
        fc.pre(JSON.stringify(altered) !== JSON.stringify(receipt))
        expect((await verifyReceipt(altered, { key, scope: '王小明' })).valid).toBe(false)
      }),
      { seed: 9, numRuns: 300 },
    )
  })

  it.each([
    [{ rows: { memory_items: 11, memory_cards: 3 } }, 'altered'],
    [{ residue: null }, 'altered'],
    [{ remains: [] }, 'altered'],
    [{ erasedAt: NOON - 1 }, 'altered'],
    [{ jobs: 0 }, 'altered'],
    [{ mac: null }, 'unsigned'],
    [{ mac: 'a'.repeat(64) }, 'mac'],
    [{ more: 1 }, 'malformed'],
  ])('with %j in it is found to be %s', async (change, problem) => {
    const { problems } = await verifyReceipt({ ...erasureReceipt(report, { key }), ...change }, { key })
    expect(problems).toEqual([problem])
  })

  it('made with another key, or about another scope, is not taken for this one', async () => {
    const receipt = erasureReceipt(report, { key })
    expect((await verifyReceipt(receipt, { key: other, scope: '王小明' })).problems).toEqual(['mac', 'scope'])
    expect((await verifyReceipt(receipt, { key, scope: '王小华' })).problems).toEqual(['scope'])
  })

  it('that tells of bytes that were found is not valid', async () => {
    const residue = { files: [], searched: 4, found: 1 }
    expect((await verifyReceipt(erasureReceipt({ ...report, residue }))).problems).toEqual(['residue'])
  })

  it.each([null, '', '{', 7, [], {}, '[]', { receipt: 'recollect-erasure' }])('is not %j', async (given) => {
    expect(await verifyReceipt(given)).toEqual({ valid: false, problems: ['malformed'], receipt: null })
  })

  it('is held against a store: nothing written before may be there', async () => {
    const store = inMemoryStore()
    const receipt = erasureReceipt(report, { key })
    const look = () => verifyReceipt(receipt, { key, store, scope: '王小明' })
    await store.transaction('王小明', (tx) => tx.items.insert(anItem({ recordedAt: NOON + 1 })))
    expect((await look()).valid).toBe(true)
    await store.transaction('somebody', (tx) => tx.items.insert(anItem({ recordedAt: NOON - 1 })))
    expect((await look()).valid).toBe(true)
    await store.transaction('王小明', (tx) => tx.items.insert(anItem({ recordedAt: NOON - 1 })))
    expect((await look()).problems).toEqual(['older-records'])
    await expect(verifyReceipt(receipt, { key, store })).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
  })

  it('is held against all changes of the log, however long it is', async () => {
    const store = inMemoryStore()
    const receipt = erasureReceipt(report, { key })
    const write = (from: number, count: number, at: number) =>
      store.transaction('王小明', async (tx) => {
        for (let seq = from; seq < from + count; seq += 1)
          await tx.changes.append(aChange({ id: `change-${String(seq).padStart(6, '0')}`, at }), [])
      })
    await write(0, 1, NOON - 1)
    await write(1, 1100, NOON + 1)
    expect((await verifyReceipt(receipt, { key, store, scope: '王小明' })).problems).toEqual([
      'older-records',
    ])
  })
})
