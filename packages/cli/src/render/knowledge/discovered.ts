import type { DiscoverReport } from '@recollect/knowledge'
import type { Discovered } from '../../commands/discover/outcome.ts'
import { safe } from '../safe.ts'
import type { View } from '../view.ts'
import { closingLines } from './discovered-sums.ts'
import { reportLines } from './episode-report.ts'

/** What each episode gave, then the sums, what is owed, why it stopped and what to do next. */
export function renderDiscovered({ dryRun, missing, scopes }: Discovered, view: View): string {
  const { discovered } = view.text.knowledge
  const named = scopes.length > 1
  const lines = scopes.flatMap((report) => [
    ...(named ? [view.colors.bold(discovered.scope(safe(report.scope)))] : []),
    ...scopeLines(report, missing, view),
  ])
  return [...(dryRun ? [view.colors.bold(discovered.dryRun)] : []), ...lines].join('\n')
}

const scopeLines = (report: DiscoverReport, missing: Discovered['missing'], view: View): string[] => [
  ...report.reports.flatMap((one) => reportLines(one, view)),
  ...closingLines(report, missing, view),
]
