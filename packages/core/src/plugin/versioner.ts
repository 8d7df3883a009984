import type { CardPatch } from './cards.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import type { SlotSpec } from '../types/slot.ts'

/** A draft with the moment it speaks of: its own date, else the message's time. */
export interface TimedDraft extends CardDraft {
  /** Orders it among the versions. What a message says holds, it says of the message's time, whenever it began. */
  readonly eventAt: EpochMs
  /** When it began to hold, or ended if it says that it ended; not after `eventAt`. */
  readonly beganAt: EpochMs
  /** When it was said: of two that speak of the same moment the one said later counts. */
  readonly saidAt: EpochMs
}

/** The part of the memory one draft can touch. */
export interface VersionState {
  /** Key of the chain the draft belongs to. */
  readonly versionKey: string
  readonly valueKey: string
  /** Latest version recorded in that chain, active or not. */
  readonly latest: MemoryCard | null
  /** Who says it; null: nobody in particular. Two that differ may contest a fact. */
  readonly session: string | null
  /**
   * What stands beside the draft: the last word of its chain, of the denial, the opposite and the end of its value, and of its facet; all
   * versions under its key, and under the opposite one, where any of them speaks of a later moment than the draft.
   */
  readonly known: readonly MemoryCard[]
  /** Where cards stand among those of one moment, by id; left out, in the order they were recorded. */
  readonly orders?: ReadonlyMap<string, number>
  /** The card the draft puts right, if it is a correction of one. */
  readonly mistake: MemoryCard | null
  /** How values are compared: what makes two values one, and whether a named one points at a stored one. */
  readonly values: ValueForms
}

/** A card that ends, and when: what a versioner proposes for one that is no longer true. */
export interface Closing {
  readonly card: MemoryCard
  readonly validTo: EpochMs
}

/** A change to a card there is, beside its closing: what a late statement moves, what a correction sets aside, what is contested. */
export interface Amendment {
  readonly card: MemoryCard
  readonly patch: Pick<
    CardPatch,
    | 'active'
    | 'contested'
    | 'validFrom'
    | 'validTo'
    | 'supersededAt'
    | 'seenAt'
    | 'lastSeenAt'
    | 'valueKey'
    | 'version'
    | 'parentId'
  >
}

/** A version that goes on after a late statement came between the times it was said: a copy under the next number of its chain. */
export interface Resumption {
  readonly card: MemoryCard
  readonly active: boolean
  readonly validFrom: EpochMs
  readonly validTo: EpochMs | null
  readonly seenAt: readonly EpochMs[]
}

/**
 * What to write. `none` writes nothing, `reinforce` only touches the active card; `corrects` puts the draft in the place of a card said
 * by mistake; `contests` sets it beside the active one as its rival.
 */
export interface VersionPlan {
  readonly action:
    'sets' | 'updates' | 'extends' | 'retracts' | 'reinforces' | 'files' | 'corrects' | 'contests' | 'none'
  readonly close: readonly Closing[]
  /** Carried out after `close` and before `insert`. */
  readonly amend?: readonly Amendment[]
  /** The card the draft puts right: it is set aside under a chain of its own, and points at the new one. */
  readonly corrected?: MemoryCard | null
  readonly reinforce: MemoryCard | null
  readonly insert: {
    readonly active: boolean
    /** Superseded before it arrived: something later has followed. Default false. */
    readonly superseded?: boolean
    /** Another source says otherwise of the same moment. Default false. */
    readonly contested?: boolean
    /** Chain it goes into; a retraction continues the chain of the card it ends. */
    readonly valueKey: string
    readonly version: number
    readonly parentId: string | null
    readonly validFrom: EpochMs | null
    readonly validTo: EpochMs | null
  } | null
  /** Carried out last. */
  readonly resume?: readonly Resumption[]
  /** Why, for the result and the trace. */
  readonly reason: string
}

/** Decides what a draft does to the versions there are. The same state and draft give the same plan; the default one can be replaced. */
export interface Versioner {
  /** Awaited inside the transaction of the write: it may load code, not wait for anything else. */
  plan(state: VersionState, draft: TimedDraft, slot: SlotSpec): VersionPlan | Promise<VersionPlan>
}

/** How values are compared; the packs give the forms. */
export interface ValueForms {
  /** What makes two values one. */
  form(value: string): string
  /** Whether two values are one, or one is a doing and the other what that is done to: drinking coffee, coffee. */
  isSame(a: string, b: string): boolean
  /** Whether a named value points at a stored one, inflected words included (smoking finds "smoke ten a day"). */
  pointsAt(named: string, stored: string): boolean
  /** Whether a stored value has the named words in a row, inflected or not (coffee is in "drink five coffees a day"). */
  standsIn(named: string, stored: string): boolean
}
