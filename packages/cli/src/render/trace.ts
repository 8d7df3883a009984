import type { RecallTrace, TraceTier } from '@recollect/core'
import { safe } from './safe.ts'
import type { Branch } from './tree.ts'
import type { View } from './view.ts'

const DIGITS = 3
const ms = (value: number): string => `${value.toFixed(DIGITS)} ms`

/** A trace in the order of its stages. */
export function traceTree(trace: RecallTrace, view: View): Branch {
  const t = view.text.output.trace
  const { ranking, evidence } = trace
  return {
    label: `${t.query}: ${safe(trace.query)}`,
    children: [
      { label: `${t.matched}: ${safe(trace.matched)} [${trace.languages.join(', ')}]` },
      { label: `${t.detected}: ${detection(trace, view)}` },
      {
        label: t.expanded,
        children: orNone(
          trace.expansions.map((e) => expansion(e, view)),
          view,
        ),
      },
      { label: t.tiers, children: trace.tiers.map((tier) => ({ label: tierLine(tier, view) })) },
      { label: t.candidates, children: orNone(trace.candidates.map(candidate), view) },
      { label: t.dropped, children: orNone(trace.dropped.map(dropped), view) },
      { label: `${t.ranking}: ${ranking.rule} – ${ranking.reason}` },
      { label: `${t.evidence}: ${evidence.level}`, children: evidence.reasons.map((label) => ({ label })) },
      {
        label: t.timings,
        children: Object.entries(trace.timings).map(([stage, took]) => ({ label: `${stage} ${ms(took)}` })),
      },
    ],
  }
}

const orNone = (lines: readonly string[], { text }: View): Branch[] =>
  (lines.length === 0 ? [text.output.trace.none] : lines).map((label) => ({ label }))

function detection({ detection: d }: RecallTrace, { text }: View): string {
  const also = d.also.length > 0 ? ` (${text.output.trace.also} ${d.also.join(', ')})` : ''
  const about = [d.entity, ...d.slots].join(', ')
  return `${d.type}${also}: ${about} – ${d.rule}, ${d.confidence}`
}

function expansion(
  { kind, terms, weight, cached }: RecallTrace['expansions'][number],
  { text }: View,
): string {
  const from = cached ? ` (${text.output.trace.cached})` : ''
  return `${kind} × ${weight}: ${safe(terms.join(' '))}${from}`
}

function tierLine({ tier, ran, reason, candidates, ms: took }: TraceTier, { text }: View): string {
  return ran
    ? `${tier}: ${candidates}, ${ms(took)} – ${reason}`
    : `${tier}: ${text.output.trace.notRun} – ${reason}`
}

const candidate = ({ tier, rank, score, kind, quote }: RecallTrace['candidates'][number]): string =>
  `${tier} #${rank} ${score.toFixed(DIGITS)} ${kind}: ${safe(quote)}`

const dropped = ({ kind, id, stage, reason }: RecallTrace['dropped'][number]): string =>
  `${kind} ${id}: ${stage} – ${reason}`
