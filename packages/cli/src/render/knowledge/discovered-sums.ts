import type { DiscoverReport, Finding } from '@recollect/knowledge'
import type { Discovered } from '../../commands/discover/outcome.ts'
import { grouped } from '../numbers.ts'
import { when } from '../time.ts'
import type { View } from '../view.ts'
import { whyFailed } from './why-failed.ts'
import { amount } from './words.ts'

/** What was cut, what was found, what it took, what is owed, and why it ended. */
export const closingLines = (
  report: DiscoverReport,
  missing: Discovered['missing'],
  view: View,
): string[] => [
  ...cutLines(report, view),
  ...foundLines(report, view),
  ...givenUpLines(report, view),
  ...owedLines(report, missing, view),
]

function cutLines({ dryRun, messages, episodes }: DiscoverReport, { text }: View): string[] {
  const { discovered } = text.knowledge
  const { cut, waiting } = messages
  return [
    cut === 0 ? discovered.nothingToCut : discovered.cut(dryRun, cut, episodes.added, episodes.merged),
    ...(waiting === 0 ? [] : [discovered.waiting(waiting)]),
  ]
}

function foundLines({ reports, usage }: DiscoverReport, { text }: View): string[] {
  const { discovered } = text.knowledge
  const compared = reports.filter(({ reconstruction }) => reconstruction !== null)
  const findings = reports.flatMap((report) => report.findings)
  const edges = reports.flatMap((report) => report.relationships)
  const count = (...verdicts: readonly Finding['verdict'][]): number =>
    findings.filter(({ verdict }) => verdicts.includes(verdict)).length
  const { calls, inputTokens, outputTokens, costMicros } = usage
  const cost = amount(costMicros)
  return [
    ...(compared.length === 0
      ? []
      : [
          discovered.totals(
            compared.length,
            count('new'),
            count('evolves', 'files'),
            count('reinforces'),
            count('quarantined') + edges.filter(({ verdict }) => verdict === 'quarantined').length,
          ),
        ]),
    ...(calls === 0 ? [] : [discovered.usage(calls, grouped(inputTokens), grouped(outputTokens))]),
    ...(cost === '' ? [] : [discovered.cost(cost)]),
  ]
}

function givenUpLines({ reports }: DiscoverReport, { text, colors }: View): string[] {
  const failed = reports.filter(({ episode, error }) => error !== null && episode.state === 'failed').length
  return failed === 0 ? [] : [colors.red(text.knowledge.discovered.givenUp(failed))]
}

function owedLines(
  { owed, stopped, dryRun }: DiscoverReport,
  missing: Discovered['missing'],
  view: View,
): string[] {
  const { text, colors } = view
  const { discovered, errors } = text.knowledge
  const why =
    stopped === null
      ? []
      : [
          colors.red(discovered.stopped(whyFailed(stopped, view))),
          ...(stopped.until === null ? [] : [discovered.until(when(stopped.until, view))]),
          discovered.kept,
        ]
  if (owed === 0) return [...why, ...(dryRun ? [] : [discovered.nothingOwed])]
  const next = { model: discovered.needsModel, key: colors.red(errors.noKey), none: discovered.goOn }
  return [...why, discovered.owed(owed), ...(dryRun && missing === null ? [] : [next[missing ?? 'none']])]
}
