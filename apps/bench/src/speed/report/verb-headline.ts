import type { KindFigures, SizeFigures, VerbsFigures } from '../verbs/figures.ts'
import { VERBS } from '../verbs/plan.ts'

/** What `bench all` shows of the verbs. Absolute times of look-ups are those of the largest database, the others' of the smallest. */
export function headlineOf({ verbs, within }: VerbsFigures): Readonly<Record<string, number>> {
  const named = VERBS.flatMap((verb) => {
    const kind = verbs[verb]?.[0]
    return kind === undefined ? [] : figuresOf(verb, kind)
  })
  const largest = within?.sizes.at(-1)
  return Object.fromEntries([...named, ...(largest ? [['recall.within', largest.p50] as const] : [])])
}

function figuresOf(verb: string, { sizes, growthP50 }: KindFigures): readonly (readonly [string, number])[] {
  const at = verb === 'lookup' ? sizes.at(-1) : sizes[0]
  return at === undefined ? [] : [...atSize(verb, at), [`${verb}.growth`, growthP50]]
}

const atSize = (verb: string, { ratio, cpuRatio, p50, p95 }: SizeFigures) =>
  [
    [`${verb}.ratio`, ratio],
    [`${verb}.cpuRatio`, cpuRatio],
    [`${verb}.p50`, p50],
    [`${verb}.p95`, p95],
  ] as const
