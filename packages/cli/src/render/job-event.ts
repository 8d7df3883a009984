import type { JobEvent } from '@recollect/core/store'
import type { Catalogue } from '../text/index.ts'
import { safe } from './safe.ts'

const SECOND = 1000

/** A line for what happened; null for what is not worth one. */
export function jobEventLine(event: JobEvent, { server }: Catalogue): string | null {
  const { event: words } = server
  switch (event.type) {
    case 'done':
    case 'interrupted':
      return words[event.type](event.job.kind, event.job.scope)
    case 'retrying':
      return words.retrying(
        event.job.kind,
        event.job.scope,
        Math.ceil(event.inMs / SECOND),
        safe(event.error),
      )
    case 'failed':
      return words.failed(event.job.kind, event.job.scope, safe(event.error))
    case 'rescued':
      return words.rescued(event.jobs)
    case 'disconnected':
      return words.disconnected(safe(event.error))
    case 'started':
    case 'progress':
      return null
  }
}
