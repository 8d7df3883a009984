import type { EpisodeReport } from '../api.ts'
import type { Engine } from '../engine.ts'

/** Counts what came of an episode: verdicts and reasons, never texts. */
export function tellObserver(
  { observer }: Pick<Engine, 'observer'>,
  report: EpisodeReport,
  quarantined: number,
): void {
  if (observer === null) return
  const { episode, findings, relationships, error, cards, calls } = report
  observer.count('recollect.discovery.episodes', 1, { state: episode.state, error: error?.code ?? null })
  for (const [verdict, count] of countsOf(findings))
    observer.count('recollect.discovery.nodes', count, { verdict })
  for (const [verdict, count] of countsOf(relationships))
    observer.count('recollect.discovery.relationships', count, { verdict })
  if (quarantined > 0) observer.count('recollect.discovery.quarantined', quarantined)
  if (cards > 0) observer.count('recollect.discovery.cards', cards)
  if (calls > 0) observer.count('recollect.discovery.calls', calls)
}

function countsOf(rows: readonly { readonly verdict: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { verdict } of rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  return counts
}
