import type { RetentionReason } from '@recollect/privacy'
import type { Retained } from '../../commands/retain/index.ts'
import type { View } from '../view.ts'

export function renderRetained({ dryRun, scopes, stopped }: Retained, { text }: View): string {
  const { retain } = text.safety
  const counts = new Map<RetentionReason | 'archive', number>()
  const add = (reason: RetentionReason | 'archive', more: number): void => {
    if (more > 0) counts.set(reason, (counts.get(reason) ?? 0) + more)
  }
  for (const { forgotten, archived } of scopes) {
    for (const { reason } of forgotten) add(reason, 1)
    add('archive', archived.length)
  }
  const over = scopes.reduce((sum, { overQuota }) => sum + overQuota, 0)
  const title = dryRun ? retain.dry : retain.done
  return [
    ...(counts.size === 0 ? [retain.nothing] : [title]),
    ...[...counts].map(([reason, count]) => retain.line(retain.reason[reason], count)),
    ...(over > 0 ? [retain.over(over)] : []),
    ...(stopped ? [retain.stopped] : []),
  ].join('\n')
}
