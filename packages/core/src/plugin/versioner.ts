import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { SlotSpec } from '../types/slot.ts'

/** A draft with the moment it speaks of: its own date, else the message's time. */
export interface TimedDraft extends CardDraft {
  /** Orders it among the versions. What a message says holds, it says of the message's time, whenever it began. */
  readonly eventAt: EpochMs
  /** When it began to hold, or ended if it says that it ended; not after `eventAt`. */
  readonly beganAt: EpochMs
}

/** The part of the memory one draft can touch. */
export interface VersionState {
  /** Key of the chain the draft belongs to. */
  readonly versionKey: string
  readonly valueKey: string
  /** Latest version recorded in that chain, active or not. */
  readonly latest: MemoryCard | null
  /** The last word on it: what is active, else the retraction nothing has followed, else what began last. */
  readonly head: MemoryCard | null
  /** Active cards the draft might close: the same chain, the same facet, the opposite value, targets of a retraction. */
  readonly rivals: readonly MemoryCard[]
  /** All versions of the chain, by time of validity; only read when the draft is older than what is known. */
  readonly chain: readonly MemoryCard[]
}

export interface Closing {
  readonly card: MemoryCard
  readonly validTo: EpochMs
}

/** What to write. `none` writes nothing, `reinforce` only touches the active card. */
export interface VersionPlan {
  readonly action: 'sets' | 'updates' | 'extends' | 'retracts' | 'reinforces' | 'files' | 'none'
  readonly close: readonly Closing[]
  readonly reinforce: MemoryCard | null
  readonly insert: {
    readonly active: boolean
    /** Chain it goes into; a retraction continues the chain of the card it ends. */
    readonly valueKey: string
    readonly version: number
    readonly parentId: string | null
    readonly validFrom: EpochMs | null
    readonly validTo: EpochMs | null
  } | null
  /** Why, for the result and the trace. */
  readonly reason: string
}

/** Decides what a draft does to the versions there are. Pure; the default one can be replaced. */
export interface Versioner {
  plan(state: VersionState, draft: TimedDraft, slot: SlotSpec): VersionPlan
}
