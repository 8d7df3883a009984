import { describe, expect, it } from 'vitest'
import { interleave } from './select.ts'

const keyOf = ({ id }: { readonly id: string }) => id
const list = (...hits: readonly (readonly [string, number])[]) => hits.map(([id, score]) => ({ id, score }))
const ids = (hits: readonly { readonly id: string }[]) => hits.map(keyOf)

describe('interleave', () => {
  it('takes turns, and names what stands in several lists once', () => {
    const lists = [list(['a', 1], ['b', 0.5], ['c', 0.2]), list(['b', 1], ['x', 0.5]), []]
    expect(ids(interleave(lists, keyOf))).toEqual(['a', 'b', 'x', 'c'])
  })

  it('lets scores fall along the merged list, the same however far it is read', () => {
    const [one, other] = [list(['a', 1], ['b', 0.01]), list(['x', 1], ['y', 0.6], ['z', 0.4])]
    const merged = interleave([one, other], keyOf)
    expect(ids(merged)).toEqual(['a', 'x', 'b', 'y', 'z'])
    expect(merged.map(({ score }) => score)).toEqual([1, 1, 0.6, 0.6, 0.4])
    expect(interleave([one.slice(0, 1), other.slice(0, 1)], keyOf)).toEqual(merged.slice(0, 2))
  })

  it('leaves a single list as it is, repetitions and all', () => {
    expect(ids(interleave([list(['a', 1], ['a', 1])], keyOf))).toEqual(['a', 'a'])
    expect(interleave<{ readonly id: string; readonly score: number }>([], keyOf)).toEqual([])
  })
})
