import type { MemoryCard } from '@recollect/core'
import { grouped } from '@recollect/core/plugin'
import type { FactDifference } from './api/difference.ts'

/**
 * What is not the same of the facts that held at two moments. Values of one chain pair up, and of a multi slot those of one facet; the
 * others began or ended. In the order of their version keys, then of recording. Pure.
 */
export function differences(
  before: readonly MemoryCard[],
  after: readonly MemoryCard[],
): readonly FactDifference[] {
  const earlier = grouped(before, ({ versionKey }) => versionKey)
  const later = grouped(after, ({ versionKey }) => versionKey)
  const keys = [...new Set([...earlier.keys(), ...later.keys()])].sort()
  return keys.flatMap((key) => differencesOf(key, earlier.get(key) ?? [], later.get(key) ?? []))
}

function differencesOf(
  versionKey: string,
  before: readonly MemoryCard[],
  after: readonly MemoryCard[],
): readonly FactDifference[] {
  const left = new Map(before.map((card) => [card.id, card]))
  const pairs = after.map((card) => {
    const rest = [...left.values()]
    const pair = rest.find((one) => one.valueKey === card.valueKey) ?? null
    if (pair) left.delete(pair.id)
    return { before: pair, after: card }
  })
  // Those whose own chain goes on are paired first; a facet takes what is left.
  const faceted = pairs.map((pair) => {
    const other = pair.before ? undefined : [...left.values()].find((one) => isSameFacet(one, pair.after))
    if (other) left.delete(other.id)
    return { ...pair, before: pair.before ?? other ?? null }
  })
  const gone = [...left.values()].map((card) => ({ before: card, after: null }))
  return [...gone, ...faceted]
    .filter((pair) => !saysTheSame(pair.before, pair.after))
    .map((pair) => ({ kind: kindOf(pair), versionKey, ...pair }))
}

const isSameFacet = (a: MemoryCard, b: MemoryCard): boolean =>
  a.facet !== null && a.facet === b.facet && a.polarity === b.polarity

const kindOf = (pair: Pick<FactDifference, 'before' | 'after'>): FactDifference['kind'] =>
  pair.before === null ? 'began' : pair.after === null ? 'ended' : 'changed'

/** Said again or told in other words it is the same fact. */
const saysTheSame = (a: MemoryCard | null, b: MemoryCard | null): boolean =>
  a !== null &&
  b !== null &&
  (a.id === b.id || ((a.normal ?? a.value) === (b.normal ?? b.value) && a.polarity === b.polarity))
