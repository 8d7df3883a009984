import type { FactDifference } from '@recollect/timeline'

const DIFFERENCE_KINDS = ['changed', 'began', 'ended'] as const

export interface DifferencesOfKind {
  readonly kind: FactDifference['kind']
  readonly rows: readonly FactDifference[]
}

/** Differences by kind, kinds without any left out. */
export function byKind(differences: readonly FactDifference[]): readonly DifferencesOfKind[] {
  return DIFFERENCE_KINDS.map((kind) => ({
    kind,
    rows: differences.filter((one) => one.kind === kind),
  })).filter(({ rows }) => rows.length > 0)
}

/** How `GET /diff` names two moments on an axis. */
export const diffQuery = (
  axis: 'validAt' | 'knownAt',
  from: number,
  to: number,
): Readonly<Record<string, number>> =>
  axis === 'validAt' ? { from, to } : { fromKnownAt: from, toKnownAt: to }
