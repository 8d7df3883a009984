import type { DiscoverReport } from '@recollect/knowledge'

/** How a discovery went: to its end, to its end with no model to ask, or not to its end. */
export type DiscoveryOutcome = 'done' | 'no-model' | 'stopped'

type Report = Pick<DiscoverReport, 'stopped' | 'owed'> & {
  /** One for each episode that was looked at. */
  readonly reports: readonly unknown[]
}

/** Where episodes are owed to a discoverer, nothing stopped it and yet none was looked at, there is none. */
export function discoveryOutcome({ stopped, owed, reports }: Report): DiscoveryOutcome {
  if (stopped) return 'stopped'
  return owed > 0 && reports.length === 0 ? 'no-model' : 'done'
}
