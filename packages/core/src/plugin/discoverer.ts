import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs, Role, UnreadPart } from '../types/item.ts'
import type {
  Episode,
  NodeDraft,
  QuarantineReason,
  RelationshipDraft,
  SemanticNode,
} from '../types/semantic.ts'
import type { AbortSignalLike, ModelMeter } from './ports.ts'
import type { SlotRegistry } from './slots.ts'

/** A message of the stretch a model is shown. */
export interface OriginalMessage {
  readonly itemId: string
  readonly role: Role
  readonly speaker: string | null
  readonly text: string
  readonly saidAt: EpochMs
}

/** The conversation an episode narrates, as it was said. */
export interface Original {
  readonly messages: readonly OriginalMessage[]
  /** One line a message: `[2024-01-15 10:00] John: …`, times in `zone`; line breaks inside a message are kept, indented. */
  readonly text: string
  /** Language most of it is in, as packs name theirs: `zh`, `en`. */
  readonly language: string
  /** IANA zone. */
  readonly zone: string
}

/** What comes with every call of a language model. */
export interface ModelCall {
  readonly signal?: AbortSignalLike
  /** Asked before each call, told after it. */
  readonly meter?: ModelMeter
}

/** What a model has before it when it tells an episode. */
export interface NarrationContext extends ModelCall {
  /** Up to three earlier episodes it may be the same event as. */
  readonly episodes: readonly Episode[]
}

/** An episode as a model tells it. */
export interface Narration {
  readonly title: string
  readonly summary: string
  /** Relative dates made absolute. */
  readonly content: string
  /** Id of one of the context's episodes that tells of the very same event; null: it is an event of its own. */
  readonly sameAs: string | null
}

/** What is known around an episode when it is compared. */
export interface DiscoveryContext extends ModelCall {
  /** Up to five nodes near the episode's title and summary. */
  readonly nodes: readonly SemanticNode[]
  /** Up to three earlier episodes near its content. */
  readonly episodes: readonly Episode[]
}

/** Part of a reply that could not be used. */
export interface RejectedReply {
  readonly kind: 'node' | 'relationship' | 'card' | 'reply'
  readonly reason: QuarantineReason
  readonly detail: string
  /** What was there, as JSON or raw text. */
  readonly proposal: string
}

/** What comparing one episode gave. */
export interface Discovery {
  /** What the conversation might have been, told from the episode with common knowledge alone. */
  readonly reconstruction: string
  readonly nodes: readonly NodeDraft[]
  readonly relationships: readonly RelationshipDraft[]
  readonly rejected: readonly RejectedReply[]
  /** Why something may be missing (a reply that was cut off); what is there is kept and the episode tried again. Null: it is whole. */
  readonly incomplete: string | null
}

/**
 * Narrates episodes and finds private knowledge by reconstructing them from common knowledge and comparing. What a discoverer says is never
 * believed: quotes, keys and ids are checked by `@recollect/knowledge`. Errors are `ModelError`s of `MODEL_*` codes;
 * `BUDGET_EXHAUSTED` comes from the meter.
 */
export interface Discoverer {
  readonly specVersion: 1
  /** What it is made of, so that a change shows: `gpt-5-mini/prompts@1`. */
  readonly name: string
  /** One model call. */
  narrate(original: Original, context: NarrationContext): Promise<Narration>
  /** At most two model calls for each stretch the original is cut into. `episode` is the mask, `original` what it hides. */
  discover(episode: Episode, original: Original, context: DiscoveryContext): Promise<Discovery>
  /**
   * Where episodes begin: indexes into `original.messages`, ascending, without 0. One model call. Used with `discovery.cutBy: 'model'`;
   * what is not such a list is set aside for the cuts of the rules.
   */
  cut?(original: Original, call: ModelCall): Promise<readonly number[]>
}

/** What a model read in one message. */
export interface ModelReading {
  readonly itemId: string
  /** Spans point into the message's text. */
  readonly drafts: readonly CardDraft[]
  readonly rejected: readonly RejectedReply[]
}

/** A message in which rules left something unread. */
export interface UnreadMessage extends OriginalMessage {
  /** The parts of its text that a model is to read; the rest is there to be understood by. */
  readonly unread: readonly UnreadPart[]
}

/** What a model reads facts against. */
export interface ModelReadingContext extends ModelCall {
  /** Up to forty facts that hold now, newest first. */
  readonly known: readonly MemoryCard[]
  readonly zone: string
  readonly slots: SlotRegistry
  readonly language: string
}

/**
 * Finds facts in what the rules left unread. Its drafts go the way of all drafts: slots are looked up, spans checked, versions
 * planned. One model call for all messages given.
 */
export interface ModelExtractor {
  readonly specVersion: 1
  readonly name: string
  /** Facts of each message, with the words that state them. */
  read(messages: readonly UnreadMessage[], context: ModelReadingContext): Promise<readonly ModelReading[]>
}
