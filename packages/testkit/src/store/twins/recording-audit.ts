import type { AuditEntry } from '@recollect/core'
import type { AuditWriter } from '@recollect/core/store'
import { instead } from './instead.ts'
import type { Replay } from './replay.ts'

const otherLink = (link: AuditEntry): AuditEntry => ({
  ...link,
  principal: `other ${link.principal}`,
  at: link.at - 7,
  more: link.more + 100,
})

export const recordingAudit = (audit: AuditWriter, replays: Replay[]): AuditWriter =>
  instead(audit, {
    append: (link) => {
      replays.push(async (twin) => twin.audit?.append(otherLink(link)))
      return audit.append(link)
    },
  })
