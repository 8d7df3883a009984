import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs, MemoryItem, Metadata, Role } from '../types/item.ts'
import type { RejectedDraft } from '../plugin/extractor.ts'
import type { AbortSignalLike } from '../plugin/ports.ts'
import type { RequestReading } from '../plugin/pack-words.ts'
import type { VersionPlan } from '../plugin/versioner.ts'
import type { QaTurn } from '../types/session.ts'

/**
 * A message as callers give it: its `text`, or `content` as SDKs write messages. A plain string is a user's message said now. Characters
 * that no text needs are repaired and a long text is read in parts: see `repairs` of what `remember` gives.
 */
export type MessageInput = TextMessage | ContentMessage

interface MessageFields {
  readonly speaker?: string
  readonly session?: string
  /** When it was said; default now. A `Date`, epoch milliseconds, or ISO 8601 (without a zone: UTC). */
  readonly at?: Date | EpochMs | string
  /** Idempotency key: a second message with the same key changes nothing and returns the first. */
  readonly key?: string
  readonly metadata?: Metadata
}

/** A message by its text. */
export interface TextMessage extends MessageFields {
  /** Up to 10 MB of UTF-8. May begin with `User:` or `Assistant:`; the prefix sets the role. */
  readonly text: string
  /** Default `user`. */
  readonly role?: Role
}

/** A message as OpenAI, Anthropic, the AI SDK and others write it. Further fields, such as `tool_calls`, are not looked at. */
export interface ContentMessage extends MessageFields {
  /**
   * A text, or parts of which those that are text are kept, one a line; images, files and calls of tools are left out. One without any
   * text is refused: there is nothing to remember.
   */
  readonly content: string | readonly MessagePart[] | null
  /** Default `user`; `developer` is `system` and `function` is `tool`. */
  readonly role?: Role | 'developer' | 'function'
}

/** A part of a message; text where its type is `text`, `input_text` or `output_text`. */
export type MessagePart = string | { readonly type: string; readonly text?: unknown }

/** What one draft did to the memory. */
export interface CardChange {
  readonly action: VersionPlan['action']
  /** The card written or reinforced; null for `none`. */
  readonly card: MemoryCard | null
  /** Cards this one closed. */
  readonly closed: readonly MemoryCard[]
  /** Cards it changed otherwise, or that go on as one more version: what was said late moves what was known of that time. */
  readonly amended?: readonly MemoryCard[]
  readonly reason: string
}

/**
 * What a message asked of the memory itself. Nothing is deleted by it: `forget({ request })` does what a request to forget asks for, once
 * the user has confirmed it.
 */
export interface MemoryRequest extends RequestReading {
  /** For `forget`: what would go. For other kinds nothing. */
  readonly concerns: Concerned
}

/** Records that a request to forget concerns. */
export interface Concerned {
  readonly cards: readonly MemoryCard[]
  readonly items: readonly MemoryItem[]
  /** Pairs of session logs. */
  readonly turns: readonly QaTurn[]
}

/** What was changed in a text so that it could be kept, and how it was read. */
export interface TextRepair {
  /**
   * `control`: control characters were replaced by spaces, and sequences for a terminal, such as colours, left out; `bidi`: characters that
   * reorder text were left out; `broken`: halves of surrogate pairs were replaced by U+FFFD; `long`: the text is longer than
   * `limits.maxTextBytes` and was read in parts; `skipped`: some of it was not looked at for facts, because it is longer, takes more work
   * or states more than one message may. All of it is kept.
   */
  readonly kind: 'control' | 'bidi' | 'broken' | 'long' | 'skipped'
  /** How many characters or sequences; for `long` how many parts. */
  readonly count: number
}

/** What became of one message. */
export interface RememberResult {
  readonly item: MemoryItem
  /** True when the idempotency key was known: nothing was written. */
  readonly duplicate: boolean
  readonly changes: readonly CardChange[]
  /** Id of the change, which `undo` takes; null for a duplicate. */
  readonly change: string | null
  /** Shared by the messages of one call that gave a list; null for a single message. */
  readonly batch: string | null
  /** Drafts that did not become cards, each with who dropped it and why. */
  readonly rejected: readonly RejectedDraft[]
  /** Set when the message asks something of the memory itself. */
  readonly request?: MemoryRequest
  /** What was changed in the text so that it could be kept; left out when nothing was. */
  readonly repairs?: readonly TextRepair[]
  /** With an embedder: whether the message has its vector; if not, why, and `reembed` makes up for it. Not for duplicates. */
  readonly embedding?: { readonly stored: boolean; readonly reason: string | null }
}

/** How long `remember` may wait for others. */
export interface RememberOptions {
  /** How long the embedder is waited for. Messages are kept whatever comes of it; once it is aborted, vectors are left to `reembed`. */
  readonly signal?: AbortSignalLike
}

/** What `remember` would take from a message. Nothing was written, and facts already held were not looked at. */
export interface MessagePreview {
  readonly role: Role
  /** The stored form, without a `User:` / `Assistant:` prefix; spans point into it. */
  readonly text: string
  readonly saidAt: EpochMs
  /** Whether it asks something, as `recall` sees it. */
  readonly isQuestion: boolean
  /** Drafts that would become cards. */
  readonly drafts: readonly CardDraft[]
  /** Those that would not, each with who dropped it and why. */
  readonly rejected: readonly RejectedDraft[]
  /** What it states and nothing would read. */
  readonly unread: MemoryItem['unread']
  /** Set when the message asks something of the memory itself. */
  readonly request?: MemoryRequest
  /** What would be changed in the text so that it can be kept; left out when nothing would. */
  readonly repairs?: readonly TextRepair[]
}
