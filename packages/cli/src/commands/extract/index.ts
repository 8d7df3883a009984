import { slotRegistry, withCustomFacts } from '@recollect/core'
import type { CardDraft, EpochMs, RejectedDraft, Role } from '@recollect/core'
import { previewMessage } from '@recollect/core/extraction'
import type { Context } from '../../context.ts'
import { readMessages } from '../../input/messages.ts'
import { clockIn, loadPacks } from '../../open-memory.ts'
import { lookedAt } from './looked-at.ts'
import type { PackLook } from './looked-at.ts'
import type { ExtractArguments } from './spec.ts'

export interface ExtractedMessage {
  /** Without a `User:` / `Assistant:` prefix; spans point into it. */
  readonly text: string
  readonly role: Role
  readonly saidAt: EpochMs
  readonly cards: readonly CardDraft[]
  readonly rejected: readonly RejectedDraft[]
  /** Every pack of the configuration, and what of it the text touched; none when the text is not read at all. */
  readonly packs: readonly PackLook[]
}

export interface Extracted {
  readonly zone: string
  /** `extraction.enabled` and `extraction.confidenceThreshold`. */
  readonly enabled: boolean
  readonly threshold: number
  readonly explain: boolean
  readonly messages: readonly ExtractedMessage[]
}

/** What `remember` would take from messages. Opens no database. */
export async function extract(args: ExtractArguments, context: Context): Promise<Extracted> {
  const { library, settings } = context.loaded
  const zone = args.zone ?? settings.timeZone
  const messages = await readMessages(args.source, context, zone)
  const { packs, slots: added } = await withCustomFacts(await loadPacks(settings), library)
  const slots = slotRegistry([...packs.flatMap((pack) => pack.slots), ...added])
  const memory = { packs, config: library, clock: clockIn(zone), slots }
  return {
    zone,
    enabled: library.extraction.enabled,
    threshold: library.extraction.confidenceThreshold,
    explain: args.explain,
    messages: messages.map((message) => {
      const { role, text, saidAt, read, drafts, rejected } = previewMessage(message, memory)
      const asked = role === 'user' && library.extraction.enabled ? packs : []
      return { text, role, saidAt, cards: drafts, rejected, packs: lookedAt(asked, read.text) }
    }),
  }
}
