import type { WhyNot, WhyNotCheck } from '@recollect/core'
import { factName } from './fact.ts'
import { when } from './time.ts'
import { quoted, quotedAll, said, score, sum } from './trace-words.ts'
import { tree } from './tree.ts'
import type { Branch } from './tree.ts'
import type { View } from './view.ts'
import { because } from './why-not-because.ts'

const MOST_WORDS = 16
/** Reasons that other words could have helped. */
const FOR_WANT_OF_WORDS = new Set<string>(['no_shared_term', 'only_stop_words', 'no_part', 'below_threshold'])

/** Why one record was not recalled: first the reason, then everything it rests on. */
export function renderWhyNot(why: WhyNot, view: View): string {
  const { colors, text } = view
  const { trace } = text
  const head = trace.line(colors.bold(text.whyNot.outcome[why.outcome]), because(why.code, why, view))
  return tree({
    label: [recordLine(why, view), trace.line(trace.understood, quoted(why.query)), head].join('\n'),
    children: [
      ...insteadBranch(why, view),
      ...scoreBranch(why, view),
      { label: trace.looked, children: why.checks.map((check) => ({ label: checkLine(check, why, view) })) },
      wordsBranch(why, view),
      ...meetBranch(why, view),
    ],
  })
}

function recordLine({ kind, quote, saidAt, fact }: WhyNot, view: View): string {
  const { text, colors } = view
  const what = fact === null ? text.whyNot.title[kind] : factName(fact, text)
  return `${text.trace.line(colors.cyan(what), quoted(quote))} ${colors.dim(when(saidAt, view))}`.trimEnd()
}

function insteadBranch({ instead }: WhyNot, { text, colors }: View): Branch[] {
  if (instead === null) return []
  const { whyNot: t, trace } = text
  const { why, quote, rank, id } = instead
  const place = rank === null ? t.noHit : t.hit(rank)
  return [{ label: trace.line(t.instead[why], `${quoted(quote)} – ${place} ${colors.dim(id)}`) }]
}

function scoreBranch({ score: own, lowest, parts }: WhyNot, view: View): Branch[] {
  const { whyNot: t, trace } = view.text
  if (own === null) return []
  const made = parts.length > 1 ? [{ label: sum(parts, view) }] : []
  const scores = t.scores(score(own), lowest === null ? '' : score(lowest))
  return [{ label: trace.line(t.score, scores), children: made }]
}

function checkLine({ tier, ran, rank, code, reason }: WhyNotCheck, why: WhyNot, view: View): string {
  const t = view.text.trace
  const outcome = `${ran ? t.found(0) : t.notLooked} – ${because(code, why, view, reason)}`
  return t.line(said(tier, t.tiers), rank === null ? outcome : t.placed(rank))
}

function wordsBranch({ kind, terms }: WhyNot, { text }: View): Branch {
  const { whyNot: t, trace } = text
  const names = (found: readonly { readonly term: string }[]) => found.map(({ term }) => term)
  const list = (words: readonly string[]): string =>
    words.length === 0
      ? trace.none
      : `${quotedAll(words.slice(0, MOST_WORDS))}${words.length > MOST_WORDS ? ' …' : ''}`
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t.lookedFor, names(terms.query)],
    [t.has[kind], terms.record],
    [t.both, names(terms.shared)],
    ...(terms.stopWords.length === 0 ? [] : [[t.empty, terms.stopWords] as const]),
  ]
  return { label: t.words, children: rows.map(([name, words]) => ({ label: trace.line(name, list(words)) })) }
}

/** Links between words, where it was words that were missing. */
function meetBranch({ kind, code, expansions }: WhyNot, { text }: View): Branch[] {
  const { whyNot: t, trace } = text
  if (kind === 'card' || !FOR_WANT_OF_WORDS.has(code)) return []
  const lines = expansions.map(({ kind: how, from, terms }) => ({
    label: trace.line(t.met[from](said(how, trace.from)), quotedAll(terms)),
  }))
  return [{ label: t.couldMeet, children: lines.length === 0 ? [{ label: t.noneKnown }] : lines }]
}
