import { own } from '@recollect/core/plugin'
import type { RecallTrace } from '@recollect/core'
import type { TraceDrop, TraceRanked } from '@recollect/core/plugin'
import { quoted, said, score, sum } from './trace-words.ts'
import { capped } from './tree.ts'
import type { Branch } from './tree.ts'
import type { View } from './view.ts'

const MOST_HITS = 10
const MOST_DROPS = 5

/** The hits in order, each with what made its score. `names` says how hits are called. */
export function foundBranch(trace: RecallTrace, names: ReadonlyMap<string, string>, view: View): Branch {
  const t = view.text.trace
  const { ranked, hits, ranking } = trace
  const lines = ranked.slice(0, hits).map((one): Branch => {
    const name = names.get(`${one.kind}:${one.id}`) ?? quoted(one.quote)
    return { label: `${one.rank}. ${score(one.score)}  ${name}`, children: madeOf(one, trace, view) }
  })
  const order = view.colors.dim(t.line(t.order, own(t.rules, ranking.rule) ?? ranking.reason))
  const listed = lines.length === 0 ? [{ label: t.none }] : capped(lines, MOST_HITS, t.more)
  return { label: t.ranked(hits, ranked.length), children: [...listed, { label: order }] }
}

/** The score as a sum where it has several parts, then each tier with what it saw. */
function madeOf(one: TraceRanked, { candidates }: RecallTrace, view: View): Branch[] {
  const t = view.text.trace
  const tiers = Object.entries(one.tiers).map(([tier, rank]) => {
    // A rank comes once in each part of a question; a fact carries the rank of its message, which has another id.
    const placed = candidates.filter((found) => found.tier === tier && found.rank === rank)
    const { parts = [] } =
      placed.find(({ id }) => id === one.id) ?? (placed.length === 1 ? placed[0] : null) ?? {}
    const seen = parts.length > 0 ? ` – ${sum(parts, view)}` : ''
    return t.line(said(tier, t.tiers), `${t.placed(rank)}${seen}`)
  })
  const whole = one.parts.length > 1 ? [`${score(one.score)} = ${sum(one.parts, view)}`] : []
  return [...whole, ...tiers].map((label) => ({ label: view.colors.dim(label) }))
}

/** What was found and is no hit, by reason. No branch when there is nothing. */
export function leftOutBranch({ dropped, omitted }: RecallTrace, view: View): Branch[] {
  const t = view.text.trace
  const total = dropped.length + omitted.reduce((count, one) => count + one.count, 0)
  const stages = [...new Set([...dropped, ...omitted].map(({ stage }) => stage))]
  const children = stages.map((stage): Branch => {
    const kinds = dropped
      .filter((drop) => drop.stage === stage)
      .map((drop) => ({ label: dropLine(drop, view) }))
    const counted = omitted.filter((one) => one.stage === stage)
    return {
      label: said(stage, t.stages),
      children: [
        ...capped(kinds, MOST_DROPS, t.more),
        ...counted.map(({ count, tier }) => ({ label: t.uncounted(count, said(tier, t.tiers)) })),
      ],
    }
  })
  return total === 0 ? [] : [{ label: t.leftOut(total), children }]
}

function dropLine({ quote, rank, stage, reason, id }: TraceDrop, { colors }: View): string {
  const place = rank === null ? '' : `${rank}. `
  const which = stage === 'filter' ? ` – ${reason}` : ''
  return `${place}${quoted(quote)}${which} ${colors.dim(id)}`
}
