import type { CardKind, MemoryCard, Polarity } from '../types/card.ts'
import type { Change } from '../types/change.ts'
import type { Metadata } from '../types/item.ts'
import type { Page, PageRequest } from '../plugin/page.ts'
import type { CardChange, Concerned } from './remember.ts'
import type { TimeInput } from './time.ts'

/** What was forgotten; of a dry run what would be. */
export interface ForgetResult {
  readonly items: number
  readonly cards: number
  /** Pairs of session logs. */
  readonly turns: number
  /** What goes, as it stood. Empty for a request to forget everything: the counts say how much. */
  readonly concerned: Concerned
  /** Id of the change; null when nothing was written, and when everything went with the log of changes. */
  readonly change: string | null
}

/** A fact that no rule extracts, written as it is. */
export interface FactInput {
  /** Any name: a slot of the registry, or one of your own (`seat-count`, `handover-note`, `交接说明`), which holds one value at a time. */
  readonly slot: string
  /** 1 character to `limits.maxTextBytes` of UTF-8. */
  readonly value: string
  /** Default `user`; somebody tied to the user is `user.<relation>`. */
  readonly entity?: string
  /** Default: that of the slot. */
  readonly kind?: CardKind
  /** Default `positive`; `negative` for `dislikes` and `fear`. */
  readonly polarity?: Polarity
  /** What the value is about inside a multi-valued slot. */
  readonly facet?: string
  /**
   * `sets` states; `updates` replaces what the slot holds, in a slot of many values all of them, or with a facet those of the facet;
   * `retracts` ends. Default `sets`.
   */
  readonly relation?: 'sets' | 'updates' | 'retracts'
  /** When it happens, of an event, a goal or a plan: a day (`2027-03-05`), or a moment. */
  readonly on?: TimeInput
  /** When it was true. Default: from now on. */
  readonly validFrom?: TimeInput
  readonly validTo?: TimeInput
  /** From when on it is to be used no more. */
  readonly expiresAt?: TimeInput
  /** 0–1, default 1. */
  readonly confidence?: number
  /** Who says so. Two sources that say different things of the same time make the fact contested. */
  readonly source?: string
  readonly metadata?: Metadata
}

/** What a direct write did. */
export interface WriteResult extends CardChange {
  /** Id of the change: `undo` takes it. */
  readonly change: string
}

/** What `move` handed over. */
export interface MoveResult {
  /** Id of the change here; undoing it takes the fact back from the other scope. */
  readonly change: string
  /** What was handed over, as it stands in the other scope. */
  readonly cards: readonly MemoryCard[]
}

/** How `undo` goes about it. */
export interface UndoOptions {
  /** What to do when later changes rest on this one: refuse (default), or undo them too, newest first. */
  readonly dependents?: 'refuse' | 'undo'
}

/** What `undo` took back. */
export interface UndoResult {
  /** Id of the undo, a change itself: undoing it brings everything back. */
  readonly change: string
  /** Ids of the changes taken back, newest first. */
  readonly undone: readonly string[]
  /** Items and cards that were put back, taken away, or changed. */
  readonly items: number
  readonly cards: number
}

/** The log of changes. */
export interface ChangeLog {
  /** One change; null when the scope has none of that id. */
  get(id: string): Promise<Change | null>
  /** Newest first. */
  list(page?: Partial<PageRequest>): Promise<Page<Change>>
}

/** How `forget` goes about it. */
export interface ForgetOptions {
  /** Milliseconds during which `undo` can bring messages and facts back; default 0: gone at once and for good. */
  readonly grace?: number
  /** Only look: nothing is written, and the result says what would go. Default false. */
  readonly dryRun?: boolean
  /**
   * Of a fact: whether the messages that say it go too (`forget`, the default). A message that says other facts goes without them: they
   * stay. `keep` drops the fact alone, for one that was read wrongly.
   */
  readonly messages?: 'forget' | 'keep'
}
