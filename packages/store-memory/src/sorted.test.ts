import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '@recollect/core'
import { Journal } from './journal.ts'
import { pageOfNames } from './pages.ts'
import { byCodePoint, byPlace, rankIn } from './sorted.ts'
import type { Place } from './sorted.ts'

const place = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 1, max: 9 }))

describe('a sorted list', () => {
  it('is in order after any insertions, of places the higher number later', () => {
    const property = fc.property(fc.uniqueArray(place, { selector: String }), (places) => {
      const list: Place[] = []
      for (const one of places) list.splice(rankIn(list, one, byPlace), 0, one)
      expect(list).toEqual(places.toSorted(([a, b], [c, d]) => a - c || b - d))
      for (const [rank, one] of list.entries()) expect(rankIn(list, one, byPlace)).toBe(rank)
    })
    fc.assert(property)
  })

  it('is found where it was after any writes were taken back', () => {
    const writes = fc.array(fc.tuple(fc.boolean(), fc.nat(20)), { maxLength: 20 })
    const byNumber = (a: number, b: number) => a - b
    const property = fc.property(fc.array(fc.nat(9), { maxLength: 8 }), writes, (given, done) => {
      const before = given.toSorted(byNumber)
      const [list, journal] = [[...before], new Journal()]
      for (const [inserts, value] of done) {
        if (inserts) journal.insert(list, value, byNumber)
        else if (list.includes(value)) journal.remove(list, value, byNumber)
        expect(list).toEqual(list.toSorted(byNumber))
      }
      journal.rollback()
      expect(list).toEqual(before)
    })
    fc.assert(property)
  })
})

describe('pages of names', () => {
  it('hold every name that has a row once, by code point, and no empty page after another', () => {
    const names = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 3 }), { maxLength: 12 })
    const property = fc.property(names, fc.integer({ min: 1, max: 5 }), fc.nat(3), (given, limit, left) => {
      const sorted = given.toSorted(byCodePoint)
      const rowOf = (name: string) => (name.length === left ? undefined : name)
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Page<string> = pageOfNames({ limit, cursor }, sorted, rowOf)
        expect(page.rows.length).toBe(page.next === null ? page.rows.length : limit)
        if (cursor !== null) expect(page.rows).not.toEqual([])
        seen.push(...page.rows)
        cursor = page.next
      } while (cursor !== null)
      expect(seen).toEqual(sorted.filter((name) => name.length !== left))
    })
    fc.assert(property)
  })
})

describe('the order of code points', () => {
  it('is that of UTF-8 bytes for any two texts', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '中', '\ud7ff', '\ue000', '\uffff', '😀', '\u{10ffff}'),
    })
    const property = fc.property(text, text, (a, b) => {
      expect(Math.sign(byCodePoint(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    })
    fc.assert(property)
  })
})
