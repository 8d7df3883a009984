/** Milliseconds since 1970-01-01T00:00:00Z. Every time in the library has this form. */
export type EpochMs = number

/** Who spoke. Only the words of `user` become facts. */
export type Role = 'user' | 'assistant' | 'tool' | 'system'

/** A half-open range `[start, end)` of UTF-16 positions in a stored text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * A part of a message that states something of the speaker or of somebody tied to them, and that nothing could read: that something is
 * so, or that something said before has changed.
 */
export interface UnreadPart extends Span {
  readonly kind: 'fact' | 'change'
}

/** JSON, as callers may attach it to an item. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
/** What an application keeps beside a message: JSON values by name. */
export type Metadata = Readonly<Record<string, Json>>

/** One message kept as it was said: the source of everything else. Never changed, except for its version fields. */
export interface MemoryItem {
  readonly scope: string
  /** UUIDv7. */
  readonly id: string
  /** Position in the scope, from 1, in order of insertion. The text index points at it. */
  readonly seq: number
  readonly role: Role
  /** Name of the speaker when the conversation has more than one person, else null. */
  readonly speaker: string | null
  readonly text: string
  readonly session: string | null
  /** When it was said. */
  readonly saidAt: EpochMs
  /** When it was stored. */
  readonly recordedAt: EpochMs
  /** The caller's idempotency key; at most one item per scope has it. */
  readonly key: string | null
  /** The single-valued fact this item states (`address`, `nickname`, …), null when it states none. */
  readonly factType: string | null
  /** False once every card it produced is inactive. Items without cards stay active. */
  readonly active: boolean
  /** The item whose fact this one replaced. */
  readonly parentId: string | null
  /** Version of the fact it states, from 1. */
  readonly version: number
  /** Packs and versions that read this item (`en@0.1.0+zh@0.1.0`); null while extraction is still owed. */
  readonly extractedBy: string | null
  /** What it states and nothing read; empty when all of it was read, when it states nothing, and while it was not read. */
  readonly unread: readonly UnreadPart[]
  readonly metadata: Metadata | null
}
