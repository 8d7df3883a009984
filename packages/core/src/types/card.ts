import type { EpochMs, Metadata, Span } from './item.ts'
import type { Effect } from './effect.ts'
import type { EventDate } from './time.ts'

/** What sort of thing a card says: a fact, a taste, something that happened, who somebody is, a tie, an aim. */
export type CardKind = 'fact' | 'preference' | 'event' | 'profile' | 'relationship' | 'goal'

/** `negative` denies a fact (`I have no car`) or expresses dislike. */
export type Polarity = 'positive' | 'negative'

/**
 * What a version does to the one before it. `sets`: the first; `updates`: takes its place; `extends`: stands beside it; `retracts`: ends
 * it.
 */
export type VersionRelation = 'sets' | 'updates' | 'extends' | 'retracts'

/** `past`: the text says the state is over (`I used to live in X`). */
export type Tense = 'current' | 'past'

/** A fact as rules and refiners propose it, before it is versioned. Spans point into the message's own text. */
export interface CardDraft {
  readonly kind: CardKind
  /** `user`, or `user.<relation>` for somebody tied to the speaker. */
  readonly entity: string
  readonly slot: string
  /** As written, trimmed. Empty only when `relation` is `retracts` and the text names no value. */
  readonly value: string
  /** The value in a form of its own (`2024-03-05`, `+14155550134`, `18000`), null when the words are all there is. */
  readonly normal: string | null
  readonly polarity: Polarity
  readonly relation: VersionRelation
  readonly tense: Tense
  /**
   * What the value is about inside a multi-valued slot: `phone` for a device, `meeting time` for `generic`, `5k` for a
   * record. An update with a facet replaces the active values of that facet only.
   */
  readonly facet: string | null
  /** Time words as said (`last fall`), null when none. */
  readonly when: string | null
  /** What those words mean, against the message's time and zone; null when they name no time. */
  readonly eventDate: EventDate | null
  readonly validFrom: EpochMs | null
  readonly validTo: EpochMs | null
  /** 0–1: how often cards of this rule are right. */
  readonly confidence: number
  /** The words the card rests on. */
  readonly span: Span
  readonly rule: string
  readonly priority: number
  /** Pack and version, `zh@0.1.0`. */
  readonly pack: string
  /** What refiners did to it, in order: `trim-value: "海淀区了" → "海淀区"`. */
  readonly notes: readonly string[]
  /** Set when it puts right what was said by mistake ("I meant X, not Y") instead of telling of a change. */
  readonly correction?: Correction | undefined
  /**
   * True when the words say what they are about only to who knows it: that somebody called so is gone ("Biscuit passed away" ends a pet),
   * that something is over ("the Jetta was scrapped" ends the one Jetta that is held), or that one is back with what was left ("back at
   * Acme"). Nothing is kept of it where the memory knows no such name or value, or somebody else is called so too.
   */
  readonly known?: boolean | undefined
  /**
   * An event that changes what is known already: it becomes one draft for each fact that it ends or changes, or none. Only with `known`.
   */
  readonly effect?: Effect | undefined
  /** True of another person than those known by name or by nothing: "my other cousin". The facet says which. */
  readonly another?: boolean | undefined
  /** Why it may stand beside what its slot holds, but not replace it. */
  readonly doubt?: string | undefined
}

/** What a correction puts right. */
export interface Correction {
  /** The value said by mistake, where the text names it. */
  readonly of: string | null
  /** True when slot and entity are a guess by the value ("oops, it's Oslo"): what was spoken of last says more. */
  readonly guessed?: boolean
  /** The card that holds it, where that is known. */
  readonly card?: string
}

/** One version of one fact. Append-only: later versions close it, nothing rewrites it. */
export interface MemoryCard {
  readonly scope: string
  /** UUIDv7. */
  readonly id: string
  /** Position in the scope, from 1, in order of recording. */
  readonly seq: number
  readonly kind: CardKind
  readonly entity: string
  readonly slot: string
  readonly value: string
  /** The value in a form of its own (`2024-03-05`), null when the words are all there is. */
  readonly normal: string | null
  readonly polarity: Polarity
  readonly facet: string | null
  /** `entity:slot`. */
  readonly versionKey: string
  /**
   * Distinguishes the values that may be active side by side under one version key: empty for the value of a single
   * slot, the normalised value for a multi slot, `!` + value for a denial, `~` + value for what was only said to be over, `^` + value for
   * what was said by mistake.
   */
  readonly valueKey: string
  /** From 1 within `(scope, versionKey, valueKey)`, without a gap, in order of recording. */
  readonly version: number
  /** The card this one follows or replaces. */
  readonly parentId: string | null
  readonly relation: VersionRelation
  readonly active: boolean
  /** Another source said otherwise of the same time, and nothing has settled it: the value that holds and its rivals all say so. */
  readonly contested: boolean
  /** The card that put this one right: it was said by mistake and never held. */
  readonly correctedBy: string | null
  readonly when: string | null
  readonly eventDate: EventDate | null
  /** When it was true; null = open. */
  readonly validFrom: EpochMs | null
  readonly validTo: EpochMs | null
  /** From when on it is to be used no more, whether or not it holds; null = never. Takes effect by the clock. */
  readonly expiresAt: EpochMs | null
  /** When we knew it; `supersededAt` null = still believed. */
  readonly recordedAt: EpochMs
  readonly supersededAt: EpochMs | null
  readonly lastSeenAt: EpochMs
  /** When it was said again after it was first said, ascending: the last 64 times. */
  readonly seenAt: readonly EpochMs[]
  readonly confidence: number
  /** Source item and the words in it; null for facts written directly. */
  readonly itemId: string | null
  readonly span: Span | null
  readonly session: string | null
  readonly rule: string | null
  readonly pack: string | null
  readonly extra: Metadata | null
}
