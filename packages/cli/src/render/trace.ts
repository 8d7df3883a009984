import type { Hit, RecallResult, RecallTrace } from '@recollect/core'
import { factName, factValue } from './fact.ts'
import { foundBranch, leftOutBranch } from './trace-found.ts'
import { lookedBranch, questionBranch, wordsBranch } from './trace-query.ts'
import { quoted, said } from './trace-words.ts'
import type { Branch } from './tree.ts'
import type { View } from './view.ts'

/** A recall told in the order of its stages, for somebody who does not know how it works. */
export function traceTree(result: RecallResult, trace: RecallTrace, view: View): Branch {
  const t = view.text.trace
  const names = new Map(result.hits.map((hit) => [`${hit.kind}:${hit.id}`, hitName(hit, view)]))
  return {
    label: view.colors.bold(t.title),
    children: [
      questionBranch(trace, view),
      wordsBranch(trace, view),
      lookedBranch(trace, view),
      foundBranch(trace, names, view),
      ...leftOutBranch(trace, view),
      { label: t.line(t.evidence, evidence(trace, view)) },
      { label: t.line(t.timings, times(trace, view)) },
    ],
  }
}

const hitName = ({ card, quote }: Hit, { text, colors }: View): string =>
  card === null
    ? quoted(quote)
    : text.trace.line(colors.cyan(factName(card, text)), factValue(card, text) || quoted(quote))

function evidence({ evidence: { level, reasons, code, share } }: RecallTrace, { text }: View): string {
  const { levels, proof, share: holds } = text.trace
  const why = share === null ? (proof[code] ?? reasons.join('; ')) : holds(String(Math.round(share * 100)))
  return `${levels[level]} – ${why}`
}

function times({ timings: { total = 0, ...steps } }: RecallTrace, { text, colors }: View): string {
  const { tiers, steps: names, separator } = text.trace
  const each = Object.entries(steps).map(([step, ms]) => `${said(step, names, tiers)} ${ms.toFixed(1)}`)
  return `${total.toFixed(1)} ms ${colors.dim(text.dates.note(each.join(separator)).trim())}`
}
