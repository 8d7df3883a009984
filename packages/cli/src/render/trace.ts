import { own } from '@recollect/core/plugin'
import type { Hit, RecallResult, RecallTrace } from '@recollect/core'
import { factName, factValue } from './fact.ts'
import { safe } from './safe.ts'
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
      ...policyBranch(result, view),
      ...leftOutBranch(trace, view),
      { label: t.line(t.evidence, evidenceOf(trace, view)) },
      { label: t.line(t.timings, times(trace, view)) },
    ],
  }
}

/** What a hit is called. */
export function hitName({ card, node, episode, quote }: Hit, { text, colors }: View): string {
  const { line } = text.trace
  if (node !== undefined) return line(colors.cyan(safe(node.key)), safe(node.value))
  if (episode !== undefined) return line(colors.cyan(text.knowledge.hits.episode), quoted(episode.title))
  return card === null
    ? quoted(quote)
    : line(colors.cyan(factName(card, text)), factValue(card, text) || quoted(quote))
}

/** Where knowledge or episodes were looked at: what came first, and what `balanced` chose. */
function policyBranch({ policy }: RecallResult, { text }: View): Branch[] {
  if (policy === undefined) return []
  const { policies, policy: name } = text.knowledge
  const chosen = policy.used === policy.asked ? '' : text.dates.note(policies[policy.asked])
  return [{ label: text.trace.line(name, `${policies[policy.used]}${chosen}`) }]
}

export function evidenceOf(
  { evidence: { level, reasons, code, share } }: RecallTrace,
  { text }: View,
): string {
  const { levels, proof, share: holds } = text.trace
  const told = share === null || code === 'node' ? (own(proof, code) ?? reasons.join('; ')) : null
  const why = told ?? holds(String(Math.round((share ?? 0) * 100)))
  return `${levels[level]} – ${why}`
}

function times({ timings: { total = 0, ...steps } }: RecallTrace, { text, colors }: View): string {
  const { tiers, steps: names, separator } = text.trace
  const each = Object.entries(steps).map(([step, ms]) => `${said(step, names, tiers)} ${ms.toFixed(1)}`)
  return `${total.toFixed(1)} ms ${colors.dim(text.dates.note(each.join(separator)).trim())}`
}
