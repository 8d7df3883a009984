import type { Backfilled } from '../commands/backfill/index.ts'
import type { View } from './view.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export function renderBackfill({ scopes, stopped }: Backfilled, { text }: View): string {
  const { backfill } = text.output
  const done = sum(scopes.map((scope) => scope.done))
  const total = sum(scopes.map((scope) => scope.total))
  if (stopped) return backfill.stopped(done, total)
  return done === 0 ? backfill.nothing : backfill.done(done, sum(scopes.map(({ cards }) => cards)))
}
