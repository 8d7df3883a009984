import { describe, expect, it } from 'vitest'
import { forceLayout } from './layout.ts'

const chain = (count: number) => ({
  ids: Array.from({ length: count }, (_, i) => `n${String(i)}`),
  links: Array.from({ length: count - 1 }, (_, i) => ({ from: `n${String(i)}`, to: `n${String(i + 1)}` })),
})

function settled(ids: readonly string[], links: readonly { from: string; to: string }[]) {
  const layout = forceLayout(ids, links)
  let steps = 1
  while (!layout.step()) steps++
  return { places: layout.places, steps }
}

const distance = (places: ReturnType<typeof settled>['places'], a: string, b: string): number => {
  const [p, q] = [places.get(a), places.get(b)]
  return p && q ? Math.hypot(p.x - q.x, p.y - q.y) : Number.NaN
}

describe('the layout of a graph', () => {
  it('comes to rest, and keeps linked points nearer than the ends of a chain', () => {
    const { ids, links } = chain(12)
    const { places, steps } = settled(ids, links)
    expect(steps).toBeLessThan(500)
    expect(distance(places, 'n0', 'n1')).toBeLessThan(distance(places, 'n0', 'n11'))
  })

  it('puts no two points in one place, linked or not', () => {
    const { places } = settled(['a', 'b', 'c'], [])
    expect(distance(places, 'a', 'b')).toBeGreaterThan(20)
    expect(distance(places, 'b', 'c')).toBeGreaterThan(20)
  })

  it('is the same for the same graph', () => {
    const { ids, links } = chain(30)
    expect([...settled(ids, links).places]).toEqual([...settled(ids, links).places])
  })

  it('leaves out links to points that are not there, and to themselves', () => {
    const { places } = settled(
      ['a'],
      [
        { from: 'a', to: 'b' },
        { from: 'a', to: 'a' },
      ],
    )
    expect([...places.keys()]).toEqual(['a'])
    expect(Number.isFinite(places.get('a')?.x)).toBe(true)
  })

  it('gives a thousand points finite places', () => {
    const { ids, links } = chain(1000)
    expect([...settled(ids, links).places.values()].every(({ x, y }) => Number.isFinite(x + y))).toBe(true)
  })
})
