import { describe, expect, it } from 'vitest'
import { Ledger } from '../../src/faults/ledger.ts'
import type { Found } from '../../src/faults/ledger.ts'
import { keyOf, messageOf, questionOf, valueOf } from '../../src/faults/messages.ts'
import type { WriteLine } from '../../src/faults/worker/task.ts'

const line = (said: 'begin' | 'done', what: WriteLine['what'], ...numbers: number[]): WriteLine => ({
  said,
  what,
  numbers,
})
const itemOf = (n: number) => ({ key: keyOf(n), id: `id ${n}`, text: messageOf(n) })
const found = (more: Partial<Found> = {}): Found => ({
  items: [],
  values: [],
  questions: [],
  broken: 0,
  ...more,
})
const CLEAN = { lost: 0, duplicated: 0, broken: 0 }

/** A message, a fact and a pair that were acknowledged. */
function three(): Ledger {
  const ledger = new Ledger()
  ledger.hear(
    (['remember', 'put', 'log'] as const).flatMap((what, at) => [
      line('begin', what, at + 1),
      line('done', what, at + 1),
    ]),
  )
  return ledger
}
const all = { items: [itemOf(1)], values: [valueOf(2)], questions: [questionOf(3)] }

describe('what was acknowledged', () => {
  it('is no fault when all of it is there, once', () => {
    const ledger = three()
    expect(ledger.acknowledged).toBe(3)
    expect(ledger.settle(found(all))).toEqual(CLEAN)
  })

  it.each(['items', 'values', 'questions'] as const)('is lost when it is not there (%s)', (which) => {
    expect(three().settle(found({ ...all, [which]: [] }))).toEqual({ ...CLEAN, lost: 1 })
  })

  it.each(['items', 'values', 'questions'] as const)('is duplicated when it is there twice (%s)', (which) => {
    const twice = [...all[which], ...all[which]]
    expect(three().settle(found({ ...all, [which]: twice }))).toEqual({ ...CLEAN, duplicated: 1 })
  })

  it('is lost when it is there with another text or another id', () => {
    const ledger = new Ledger()
    ledger.did('remember', 1, 'id 1')
    expect(ledger.settle(found({ items: [{ ...itemOf(1), text: messageOf(2) }] }))).toMatchObject({ lost: 1 })
    expect(ledger.settle(found({ items: [{ ...itemOf(1), id: 'id 2' }] }))).toMatchObject({ lost: 1 })
  })

  it('is not to be there again once it was forgotten', () => {
    const ledger = three()
    ledger.hear([line('begin', 'forget', 1), line('done', 'forget', 1)])
    expect(ledger.settle(found({ ...all, items: [] }))).toEqual(CLEAN)
    expect(ledger.settle(found(all))).toEqual({ ...CLEAN, duplicated: 1 })
  })

  it('is the only thing that is to be there', () => {
    expect(three().settle(found({ ...all, values: [valueOf(2), valueOf(9)] }))).toMatchObject({
      duplicated: 1,
    })
  })
})

describe('what was under way', () => {
  it('may be there or not, and stays as it was found', () => {
    for (const items of [[], [itemOf(4)]]) {
      const ledger = new Ledger()
      ledger.hear([line('begin', 'remember', 4)])
      expect(ledger.settle(found({ items }))).toEqual(CLEAN)
      expect(ledger.settle(found({ items }))).toEqual(CLEAN)
      const other = items.length === 0 ? [itemOf(4)] : []
      expect(ledger.settle(found({ items: other }))).not.toEqual(CLEAN)
    }
  })

  it('is broken when it was done by half', () => {
    const ledger = new Ledger()
    ledger.hear([line('begin', 'import', 1, 2)])
    expect(ledger.settle(found({ items: [itemOf(1)] }))).toMatchObject({ broken: 1 })
  })
})
