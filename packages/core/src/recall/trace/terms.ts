import type { ScorePart, TraceTerm } from '../../api/recall.ts'
import type { Expansion } from '../../plugin/query.ts'
import type { QueryPlan, TraceNotes } from '../../query-plan.ts'
import type { ScoreParts } from '../candidate.ts'

interface Found {
  readonly documents: number
  readonly read: number
}

/** Keeps what look-ups of terms found: how common each term is, and what it gave to which item. */
export function termLedger() {
  const found = new Map<string, Found>()
  const weighed = new Map<string, number>()
  const [own, asked] = [new Set<string>(), new Set<string>()]
  let documents = 0
  return {
    scoring(
      ...[result, weights, plan]: Parameters<TraceNotes['scoring']>
    ): ReturnType<TraceNotes['scoring']> {
      documents = result.documents
      for (const { term, df, postings } of result.terms)
        found.set(term, { documents: df, read: postings.length })
      for (const [term, weight] of weights) weighed.set(term, Math.max(weight, weighed.get(term) ?? 0))
      for (const term of plan.terms) own.add(term)
      for (const term of plan.weights.keys()) asked.add(term)
      return partsBySeq()
    },
    finish: (plan: QueryPlan, expansions: readonly Expansion[]) => {
      const looked = [...new Map([...plan.weights, ...weighed])].map(([term, weight]): TraceTerm => {
        const { documents: held, read } = found.get(term) ?? { documents: 0, read: 0 }
        const by = expansions.filter(({ terms }) => terms.includes(term))
        const rest = asked.has(term) || plan.weights.has(term) ? 'piece' : 'feedback'
        const isOwn = own.has(term) || plan.terms.includes(term)
        const from = isOwn ? 'query' : ((by.find((one) => one.weight === weight) ?? by[0])?.kind ?? rest)
        return { term, weight: round(weight), from, documents: held, read }
      })
      return { documents, terms: looked.sort(rarestFirst) }
    },
  }
}

function partsBySeq(): ReturnType<TraceNotes['scoring']> {
  const parts = new Map<number, ScorePart[]>()
  const push = (seq: number, part: ScorePart) => {
    const own = parts.get(seq)
    if (own) own.push(part)
    else parts.set(seq, [part])
  }
  return {
    add: (seq, name, value) => push(seq, { name, value, term: true }),
    boost: (seq, name, value) => push(seq, { name, value }),
    of: (seq) => parts.get(seq) ?? [],
  }
}

/** Words of the query before what they were expanded to; those nobody said last. */
const rarestFirst = (a: TraceTerm, b: TraceTerm): number =>
  b.weight - a.weight || Number(a.documents === 0) - Number(b.documents === 0) || a.documents - b.documents

const DIGITS = 10_000

export const round = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** Parts of one name made one, rounded, the largest first; what came to nothing is left out. */
export function tidyParts(parts: ScoreParts, scale = 1): readonly ScorePart[] {
  const sums = new Map<string, ScorePart>()
  for (const part of parts ?? []) {
    const key = `${part.name} ${part.term ?? false}`
    sums.set(key, { ...part, value: (sums.get(key)?.value ?? 0) + part.value * scale })
  }
  return [...sums.values()]
    .map((part) => ({ ...part, value: round(part.value) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => b.value - a.value)
}

/** Parts on the scale of a final score, so that they add up to it. */
export function scaledParts(parts: ScoreParts, score: number): readonly ScorePart[] {
  const sum = (parts ?? []).reduce((total, { value }) => total + value, 0)
  return sum > 0 ? tidyParts(parts, score / sum) : [{ name: 'answer', value: round(score) }]
}
