import type { Reembedded } from '../commands/reembed/index.ts'
import type { View } from './view.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

export function renderReembed({ scopes, stopped }: Reembedded, { text }: View): string {
  const { reembed } = text.output
  const done = sum(scopes.map((scope) => scope.done))
  const total = sum(scopes.map((scope) => scope.total))
  const failed = sum(scopes.map((scope) => scope.failed))
  const removed = sum(scopes.map((scope) => scope.removed))
  const lines = stopped
    ? [reembed.stopped(done, total)]
    : [done === 0 ? reembed.nothing : reembed.done(done - failed)]
  if (failed > 0) lines.push(reembed.failed(failed))
  if (removed > 0) lines.push(reembed.removed(removed))
  return lines.join('\n')
}
