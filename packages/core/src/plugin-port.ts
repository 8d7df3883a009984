import type { Moment } from './api/time.ts'
import type { ReembedOptions, ReembedProgress } from './api/upkeep.ts'
import type { RecallPolicy } from './api/recall.ts'
import type { RememberResult } from './api/remember.ts'
import type { Knowledge } from './query-knowledge.ts'
import type { MemoryItem } from './types/item.ts'
import type { Extraction } from './plugin/extractor.ts'
import type { ScopeTransaction, ScopeView, StoreCapabilities } from './plugin/store.ts'
import type { VectorSpace } from './plugin/search.ts'
import type { VerbHook, MessageHook, ForgetHook, ImportHook, PluginStats } from './plugin/plugin.ts'

/**
 * Adds to a memory: verbs on its scopes, and hooks in the transactions of core's own verbs. `createRecollect({ plugins: [sessions()] })`
 * installs it. One object may serve several memories: what belongs to one comes as `engine`. Plugins write against `Plugin`, which is this
 * with core's engine.
 */
export interface PluginOf<Host> {
  readonly specVersion: 1
  /** Unique in a memory, such as `sessions`. */
  readonly name: string
  /** Without these `createRecollect` refuses the store. */
  readonly needs?: readonly (keyof StoreCapabilities)[]
  readonly verbs?: VerbHook<Host>
  /**
   * Called in the transaction that wrote a message, after its facts; not for a duplicate. What it writes to messages and facts is of the
   * same change, and goes when that is undone. What it throws undoes all messages of the transaction.
   */
  readonly remembered?: (engine: Host, tx: ScopeTransaction, written: RememberResult) => Promise<void>
  /** What `backfill` finds in a message the plugin wrote itself; null for any other message. Writes nothing. */
  readonly read?: (engine: Host, item: MemoryItem) => Promise<Extraction | null> | null
  readonly messages?: MessageHook<Host>
  readonly forget?: ForgetHook<Host>
  /** Called when a scope was erased for good. What the plugin kept in the store is gone by then. */
  readonly erased?: (engine: Host, scope: string) => Promise<void>
  /** Lines of an export, each a JSON object with a `type` that `imports` names; after messages and facts, in the order of plugins. */
  readonly exported?: (engine: Host, view: ScopeView) => AsyncIterable<string>
  readonly imports?: ImportHook<Host>
  /** What a recall finds beside facts and messages; null where the scope has none. One plugin of a memory has it. */
  readonly knowledge?: (
    engine: Host,
    scope: string,
    view: ScopeView,
    policy: RecallPolicy,
  ) => Promise<Knowledge> | null
  /**
   * A scope as it stood at a moment that is not now; `hideLater`: without what began after `validAt`. One plugin of a memory has it, and
   * without one a memory does not look back.
   */
  readonly past?: (engine: Host, view: ScopeView, moment: Moment, hideLater: boolean) => Promise<ScopeView>
  readonly vectors?: VectorHook<Host>
  readonly stats?: (engine: Host, view: ScopeView) => Promise<PluginStats>
  /** Writes what reading left to be noted: of a scope when it is settled; of all, with null, when the memory is closed. */
  readonly flush?: (engine: Host, scope: string | null) => Promise<void>
}

/** Vectors that a plugin keeps of its own records. */
export interface VectorHook<Host> {
  /** Records without a vector of the space, counted up to some thousands; null where the scope has no records. */
  owed(view: ScopeView, space: VectorSpace): Promise<number | null>
  /** Embeds them, and goes on with the progress of `reembed()`. @throws RecollectError `MODEL_UNAVAILABLE` */
  embed(
    engine: Host,
    scope: string,
    before: ReembedProgress,
    options: Pick<ReembedOptions, 'signal' | 'onProgress'>,
  ): Promise<ReembedProgress>
  /** Removes vectors of other spaces. Returns how many. */
  keepOnly(tx: ScopeTransaction, space: VectorSpace): Promise<number>
}
