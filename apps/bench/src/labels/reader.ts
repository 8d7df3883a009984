import { defaultConfig } from '@recollect/core'
import { detectQuestion, slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import type { LanguagePack } from '@recollect/core'
import type { CardDraft, Detection, SlotRegistry } from '@recollect/core/extraction'

/** Reads single texts by the packs alone: no store, no versions. */
export interface Reader {
  readonly slots: SlotRegistry
  /** All cards; `held` are those under the threshold. */
  drafts(text: string): {
    readonly stored: readonly CardDraft[]
    readonly held: readonly CardDraft[]
    /** It states something that no rule reads. */
    readonly isUnread: boolean
  }
  facts(text: string): readonly CardDraft[]
  question(text: string): Detection
}

/** The moment every labelled text is read at, so that two runs agree. */
export const READ_AT = Date.UTC(2024, 0, 1, 9)

export function packReader(packs: readonly LanguagePack[]): Reader {
  const slots = slotRegistry(packs.flatMap((pack) => pack.slots))
  const threshold = defaultConfig.extraction.confidenceThreshold
  const extraction = { saidAt: READ_AT, zone: 'UTC', slots }
  const detection = { now: READ_AT, zone: 'UTC', slots }
  const drafts = (text: string) => {
    // What only a memory can tell the meaning of is nothing a text alone says.
    const { drafts: all, unread = [], open = [] } = extractFacts(packs, normalizeText(text), extraction)
    const found = all.filter(({ known }) => known !== true)
    return {
      stored: found.filter(({ confidence }) => confidence >= threshold),
      held: found.filter(({ confidence }) => confidence < threshold),
      isUnread: unread.length + open.length > 0,
    }
  }
  return {
    slots,
    drafts,
    facts: (text) => drafts(text).stored,
    question: (text) => detectQuestion(packs, normalizeText(text), detection),
  }
}
