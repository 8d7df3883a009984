import type { RecallFilter, RecallOptions } from '@recollect/core'
import type { WhyNot, WhyNotCheck } from '@recollect/timeline'
import { own } from '@recollect/core/plugin'
import { command } from '../argv/command.ts'
import { RECALL_FILTER_OPTIONS, recallFilter } from '../argv/filters.ts'
import type { TextSource } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { readQuestion } from '../input/question.ts'
import { filterInZone } from '../input/times.ts'
import { withMemory } from '../open-memory.ts'
import { factName } from '../render/fact.ts'
import { when } from '../render/time.ts'
import { person, quoted, quotedAll, said, score, slotNames, sum, whose } from '../render/trace-words.ts'
import { tree } from '../render/tree.ts'
import type { Branch } from '../render/tree.ts'
import type { View } from '../render/view.ts'
import { field } from '../util/objects.ts'

interface WhyNotArguments {
  readonly id: string
  readonly query: TextSource
  readonly limit: number | undefined
  readonly inactive: boolean
  readonly filter: RecallFilter | undefined
}

/** Why a record is not among the hits of a recall. @throws NotFoundError when the scope has no such record. */
async function whyNot(args: WhyNotArguments, context: Context): Promise<WhyNot> {
  const query = await readQuestion(args.query, context)
  const options: RecallOptions = {
    limit: args.limit ?? context.loaded.library.recall.limit,
    ...(args.inactive ? { includeInactive: true } : {}),
    ...field('filter', args.filter && filterInZone(args.filter, context)),
  }
  return withMemory(context, 'read', ({ memory }) => memory.whyNot(args.id, query, options))
}

const MOST_WORDS = 16

/** Reasons that other words could have helped. */
const FOR_WANT_OF_WORDS = new Set<string>(['no_shared_term', 'only_stop_words', 'no_part', 'below_threshold'])

/** Why one record was not recalled: first the reason, then everything it rests on. */
function renderWhyNot(why: WhyNot, view: View): string {
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

/** A reason of the library as a sentence; in its own words where there is none. */
function because(code: string, why: WhyNot, view: View, reason = why.reason): string {
  const [a, b] = detailsOf(code, why, view)
  return own(view.text.trace.because, code)?.(a, b) ?? reason
}

function detailsOf(code: string, why: WhyNot, view: View): readonly [string, string] {
  const { rank, limit, terms, detection, fact, conditions } = why
  switch (code) {
    case 'recalled':
    case 'beyond_limit':
      return [rank === null ? '' : String(rank), String(limit)]
    case 'over_budget':
      return [quotedAll(terms.shared.map(({ term }) => term)), '']
    case 'only_stop_words':
      return [quotedAll(terms.stopWords), '']
    case 'slot_not_asked':
      return [slotNames(detection.slots, view), fact === null ? '' : slotNames([fact.slot], view)]
    case 'entity_differs':
      return [whose(detection, view), fact === null ? '' : person(fact.entity, view)]
    case 'filtered':
      return [conditions.join(view.text.trace.separator), '']
    default:
      return ['', '']
  }
}

export const spec = command({
  name: 'why-not',
  argument: { syntax: '<id>', help: 'record' },
  furtherArgument: { syntax: '[text...]', help: 'text' },
  options: ['file', 'limit', 'inactive', ...RECALL_FILTER_OPTIONS],
  read: (values): WhyNotArguments => ({
    id: values.argument ?? '',
    query: values.afterFirst.textSource(),
    limit: values.integer('limit', 1, 1000),
    inactive: values.flag('inactive'),
    filter: recallFilter(values),
  }),
  run: whyNot,
  render: renderWhyNot,
})
