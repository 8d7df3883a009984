import type { RecallResult, RecallTrace } from '@recollect/core'
import { safe } from './safe.ts'
import { table } from './table.ts'
import { evidenceOf, hitName } from './trace.ts'
import { quoted, said, score, slotNames, whose } from './trace-words.ts'
import type { View } from './view.ts'

const MOST_HITS = 5
const BAR = 10

/** How a question was answered, at a glance: read, looked for, put in order, answered. `/trace` tells all of it. */
export function renderWhy(result: RecallResult, trace: RecallTrace, view: View): string {
  const { text, colors } = view
  const { total = 0 } = trace.timings
  const down = colors.dim('  ▼')
  return [
    colors.bold(quoted(trace.query)),
    colors.dim('  │ ') + readAs(trace, view),
    down,
    `  ${looked(trace, view)}`,
    down,
    ...hitLines(result, view),
    ...leftOut(trace, view),
    down,
    colors.bold(safe(result.answer.text)),
    colors.dim(`  ${evidenceOf(trace, view)}${text.dates.note(`${total.toFixed(1)} ms`)}`),
  ].join('\n')
}

/** What the question was taken to ask. */
function readAs({ detection }: RecallTrace, view: View): string {
  const t = view.text.trace
  const { type, also, slots } = detection
  return [
    t.line(t.asksFor, [type, ...also].map((one) => t.types[one]).join(t.separator)),
    t.line(t.whose, whose(detection, view)),
    ...(slots.length === 0 ? [] : [t.line(t.facts, slotNames(slots, view))]),
  ].join(' · ')
}

/** Each way of looking with what it found; a dash where it was not tried. */
function looked({ tiers }: RecallTrace, { text: { trace: t }, colors }: View): string {
  const found = new Map<string, number>()
  for (const { tier, ran, candidates } of tiers) if (ran) found.set(tier, (found.get(tier) ?? 0) + candidates)
  const names = [...new Set(tiers.map(({ tier }) => tier))]
  return names
    .map((tier) => {
      const count = found.get(tier)
      const name = said(tier, t.tiers)
      return count === undefined || count === 0
        ? colors.dim(`${name} ${count === undefined ? '–' : '0'}`)
        : `${name} ${String(count)}`
    })
    .join(colors.dim(' · '))
}

function hitLines({ hits }: RecallResult, view: View): readonly string[] {
  const t = view.text.trace
  if (hits.length === 0) return [`  ${t.none}`]
  const rows = hits.slice(0, MOST_HITS).map((hit, n) => {
    const full = Math.round(Math.min(1, Math.max(0, hit.score)) * BAR)
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`
    return [`  ${String(n + 1)}.`, view.colors.cyan(bar), score(hit.score), hitName(hit, view)]
  })
  const more = hits.length > MOST_HITS ? [`  + ${String(hits.length - MOST_HITS)}`] : []
  return [...table(rows).split('\n'), ...more]
}

/** What was found and left out, counted by reason. */
function leftOut({ dropped, omitted }: RecallTrace, { text: { trace: t, dates }, colors }: View): string[] {
  const counts = new Map<string, number>()
  for (const { stage } of dropped) counts.set(stage, (counts.get(stage) ?? 0) + 1)
  for (const { stage, count } of omitted) counts.set(stage, (counts.get(stage) ?? 0) + count)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const reasons = [...counts].map(([stage, count]) => `${String(count)} ${said(stage, t.stages)}`)
  return total === 0 ? [] : [colors.dim(`  ${t.leftOut(total)}${dates.note(reasons.join(dates.separator))}`)]
}
