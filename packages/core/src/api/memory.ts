import type { Describable } from './describe.ts'
import type { CardFilter } from '../plugin/cards.ts'
import type { ItemFilter } from '../plugin/items.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import type { Provenance } from './provenance.ts'
import type { Answer, RecallOptions, RecallResult } from './recall.ts'
import type {
  MemoryRequest,
  MessageInput,
  MessagePreview,
  RememberOptions,
  RememberResult,
} from './remember.ts'
import type {
  EraseReport,
  ScopeEraseOptions,
  BackfillOptions,
  BackfillProgress,
  ReembedOptions,
  ReembedProgress,
  SettleResult,
  VectorStats,
} from './upkeep.ts'
import type { PluginStats, PluginVerbs } from '../plugin/plugin.ts'
import type {
  ChangeLog,
  FactInput,
  ForgetOptions,
  MoveResult,
  UndoOptions,
  UndoResult,
  WriteResult,
  ForgetResult,
} from './writes.ts'
import type { Collection } from './collection.ts'

/** What to forget; exactly one of them. */
export type ForgetTarget =
  /** The message, what was read from it, and what repeats it. */
  | { readonly item: string }
  /** One version of a fact, and the messages that say it. */
  | { readonly card: string }
  /** A fact with its whole history (`location`, or `user.wife:location`), and the messages that say it. */
  | { readonly slot: string }
  /** A node with all its values, by id; episodes and messages stay. For good: `undo` does not bring it back. */
  | { readonly node: string }
  /** What the words concern ("I live in Rome", "my phone number", "my ex"): facts with their history, messages and logged pairs. */
  | { readonly about: string }
  /** What a message asked to have forgotten, as `remember` or `preview` gave it: what was shown is what goes. */
  | { readonly request: MemoryRequest }

/** How much a scope holds. */
export interface ScopeStats extends PluginStats {
  readonly items: number
  readonly cards: { readonly active: number; readonly total: number }
  /** Share of user items that produced at least one card, 0–1. */
  readonly coverage: number
  /** User items that state something nothing could read. */
  readonly unread: number
  /** With an embedder. */
  readonly vectors?: VectorStats
}

/** One person's (or tenant's, or agent's) memory; plugins add their verbs. */
export interface ScopedMemory extends CoreMemory, PluginVerbs {}

/** The verbs of a scope without those of plugins. */
export interface CoreMemory {
  /** Name of the scope. */
  readonly scope: string
  /**
   * Keeps messages, extracts facts, versions and indexes them; a transaction for each hundred.
   * @throws InvalidInputError for empty, over-long or malformed text; nothing is stored.
   */
  remember(message: string | MessageInput, options?: RememberOptions): Promise<RememberResult>
  remember(
    messages: readonly (string | MessageInput)[],
    options?: RememberOptions,
  ): Promise<readonly RememberResult[]>
  /** What `remember` would take from a message, by rules alone; nothing is written. @throws InvalidInputError as `remember` does. */
  preview(message: string | MessageInput): Promise<MessagePreview>
  /**
   * What happened, in words for the user: "Noted: you live in Rome now (before: Paris)." Of a message that asks something of the memory,
   * what its request comes to. In `language`, or that of the words themselves; empty where there is nothing to say.
   */
  describe(what: Describable, language?: string): Promise<string>
  /** Hybrid recall. @throws InvalidInputError for an empty or malformed query. */
  recall(query: string, options?: RecallOptions): Promise<RecallResult>
  /** The answer of `recall` alone. */
  answer(query: string): Promise<Answer>
  /** Messages as they were said. */
  readonly items: Collection<MemoryItem, ItemFilter>
  /** Facts, every version of them; `active` says which hold. */
  readonly cards: Collection<MemoryCard, CardFilter>
  /**
   * Who said a fact, in which words, by which path it got here, and which change wrote it. @throws NotFoundError when there is no such
   * card.
   */
  provenance(card: string): Promise<Provenance>
  /** All versions of a fact in order of time. `location` means `user:location`; a key is `entity:slot`. */
  history(slotOrKey: string): Promise<readonly MemoryCard[]>
  /** Writes a fact directly, under any slot name. @throws InvalidInputError; nothing is written then. */
  put(fact: FactInput): Promise<WriteResult>
  /** Puts right what was wrong from the start: the value takes the place of the card's, no version is added. @throws NotFoundError */
  correct(card: string, value: string): Promise<WriteResult>
  /** Hands what holds of a fact over to another scope; here it has ended. @throws NotFoundError when nothing of it holds. */
  move(target: { readonly card: string } | { readonly slot: string }, to: string): Promise<MoveResult>
  /**
   * Takes back a change, or all changes of a batch: the memory stands as it did before, and the undo is a change of its own.
   * @throws NotFoundError; ChangeError `CHANGE_UNDONE`, `CHANGE_NEEDED` (later changes rest on it) or `CHANGE_FINAL`.
   */
  undo(changeOrBatch: string, options?: UndoOptions): Promise<UndoResult>
  /** What was written here, change by change: what `undo` takes back. */
  readonly changes: ChangeLog
  /**
   * Deletes a message, a version of a fact, a fact, a node, or what some words concern; with it whatever repeats it: messages, logged
   * pairs, form fields, episodes, knowledge, vectors and index entries. An older value does not come back. With a `grace`, `undo` brings
   * messages and facts back until then. @throws NotFoundError when there is no such item or card; nothing found for `about` is no error.
   */
  forget(target: ForgetTarget, options?: ForgetOptions): Promise<ForgetResult>
  /**
   * Removes everything of the scope for good: messages, facts with all versions, the log of changes, sessions, working memory, knowledge,
   * vectors, index entries and caches; `undo` brings nothing back. A write at the same time is either erased or kept whole. The audit log
   * stays unless `audit: true` (it holds no texts), jobs go from the queues in `jobs`. The report says what remains out of reach.
   * @throws InvalidInputError for options that can be none; nothing was erased then.
   */
  erase(options?: ScopeEraseOptions): Promise<EraseReport>
  /** Runs extraction over stored items that the present packs have not read. Resumable: what is done is not done again. */
  backfill(options?: BackfillOptions): Promise<BackfillProgress>
  /**
   * Embeds the messages that have no vector of the present model, and removes those of other models at the end. Resumable: what is
   * done is not done again. @throws InvalidConfigError without an embedder; RecollectError `MODEL_UNAVAILABLE` when it does not answer.
   */
  reembed(options?: ReembedOptions): Promise<ReembedProgress>
  /**
   * Writes down what the clock has brought about: facts that expired are closed, what was forgotten and can no longer be undone is
   * deleted for good. Every write does it first; this is for scopes that nobody writes to.
   */
  settle(): Promise<SettleResult>
  /** How much the scope holds. Reads every card once. */
  stats(): Promise<ScopeStats>
}
