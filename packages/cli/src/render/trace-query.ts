import { own } from '@recollect/core/plugin'
import type { RecallTrace } from '@recollect/core'
import type { TraceTerm, TraceTier } from '@recollect/core/plugin'
import { quoted, quotedAll, said, score, slotNames, whose } from './trace-words.ts'
import { capped } from './tree.ts'
import type { Branch } from './tree.ts'
import type { View } from './view.ts'

const MOST_TERMS = 12

/** How the question was read. */
export function questionBranch({ query, detection }: RecallTrace, view: View): Branch {
  const t = view.text.trace
  const { type, also, slots, time, rule, confidence } = detection
  const asks = [...[type, ...also].map((one) => t.types[one]), ...(time === null ? [] : [t.time[time]])]
  const read = rule === 'none' ? t.noRule : t.rule(rule, `${Math.round(confidence * 100)} %`)
  return {
    label: t.line(t.understood, quoted(query)),
    children: [
      { label: t.line(t.asksFor, asks.join(t.separator)) },
      { label: t.line(t.whose, whose(detection, view)) },
      { label: t.line(t.facts, slots.length === 0 ? t.noFacts : slotNames(slots, view)) },
      { label: view.colors.dim(t.line(t.readBy, read)) },
    ],
  }
}

/** The terms that were looked for, those of the question first; those that stand nowhere together. */
export function wordsBranch({ terms, documents }: RecallTrace, view: View): Branch {
  const t = view.text.trace
  const present = terms.filter((term) => term.documents > 0).map((term) => termLine(term, view))
  const absent = terms.filter((term) => term.documents === 0)
  const kinds = [...new Set(absent.map((term) => term.from))].map((from) => {
    const words = absent.filter((term) => term.from === from).map(({ term }) => term)
    return t.absent(said(from, t.from), quotedAll(words))
  })
  const none = terms.length === 0 ? [t.because['stop_words']?.('', '') ?? t.none] : []
  const lines = [...capped(present.map(labelled), MOST_TERMS, t.more), ...[...kinds, ...none].map(labelled)]
  return { label: t.words(documents), children: lines }
}

const labelled = (label: string): Branch => ({ label })

function termLine({ term, weight, from, documents, read }: TraceTerm, view: View): string {
  const t = view.text.trace
  const remarks = [
    said(from, t.from),
    ...(weight === 1 ? [] : [t.counts(score(weight))]),
    t.inMessages(documents),
    ...(read < documents ? [t.onlyRead(read)] : []),
  ]
  return `${quoted(term)} – ${remarks.join(t.comma)}`
}

/** What each way of looking gave, or why it was not tried. */
export const lookedBranch = ({ tiers }: RecallTrace, view: View): Branch => ({
  label: view.text.trace.looked,
  children: tiers.map((tier) => ({ label: tierLine(tier, tiers.at(-1)?.part ?? 1, view) })),
})

function tierLine(
  { tier, part, ran, reason, code, candidates }: TraceTier,
  parts: number,
  view: View,
): string {
  const t = view.text.trace
  const why = own(t.because, code)?.('', '') ?? reason
  const name = `${parts > 1 ? t.part(part) : ''}${said(tier, t.tiers)}`
  return t.line(name, ran ? t.found(candidates) : `${t.notLooked} – ${why}`)
}
