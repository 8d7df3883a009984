import type { ReembedOptions, ReembedProgress } from '../api/upkeep.ts'
import type { RecallPolicy } from '../api/recall.ts'
import type { RememberResult } from '../api/remember.ts'
import type { Knowledge } from '../query-knowledge.ts'
import type { MemoryItem } from '../types/item.ts'
import type { QaTurn } from '../types/session.ts'
import type { Extraction } from './extractor.ts'
import type { ForgetPlan, ForgetSigns } from './forgetting.ts'
import type { ScopeTransaction, ScopeView, StoreCapabilities } from './store.ts'
import type { VectorSpace } from './vectors.ts'

/**
 * What plugins add to a scope. A plugin declares its verbs here, beside the code that gives them:
 * `declare module '@recollect/core' { interface PluginVerbs { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by plugins
export interface PluginVerbs {}

/** What plugins add to the figures of a scope, declared in the same way. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by plugins
export interface PluginStats {}

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
  readonly vectors?: VectorHook<Host>
  readonly stats?: (engine: Host, view: ScopeView) => Promise<PluginStats>
  /** Writes what reading left to be noted: of a scope when it is settled; of all, with null, when the memory is closed. */
  readonly flush?: (engine: Host, scope: string | null) => Promise<void>
}

/** The verbs a plugin adds. */
export interface VerbHook<Host> {
  /** Names of the verbs, none of which core or another plugin has. */
  readonly names: readonly (keyof PluginVerbs)[]
  /** The verbs of one scope. Called for every handle: load what is large when it is first used. */
  of(engine: Host, scope: string): Partial<PluginVerbs>
}

/** Messages that go and come back, in the transaction that has it so. */
export interface MessageHook<Host> {
  /** Called before a message is deleted. */
  leaves(engine: Host, tx: ScopeTransaction, id: string): Promise<void>
  /** Called when an undo brought one back. `seq`: its place in the scope. */
  returns(engine: Host, tx: ScopeTransaction, seq: number): Promise<void>
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

/** What a plugin has to do with forgetting. */
export interface ForgetHook<Host> {
  /** Logged pairs that repeat what is being forgotten; for a plugin that keeps any. */
  find?(engine: Host, view: Pick<ScopeView, 'sessions'>, signs: ForgetSigns): Promise<readonly QaTurn[]>
  /** Called before anything is deleted. Gives the messages in the order they are to be deleted in. */
  before?(engine: Host, tx: ScopeTransaction, plan: ForgetPlan): Promise<readonly MemoryItem[]>
  /** Deletes the node of an id, for `forget({ node })`. @throws NotFoundError */
  node?(engine: Host, tx: ScopeTransaction, id: string): Promise<void>
  /** Removes what the plugin keeps of it, in the transaction that forgets. Messages and facts it removes can be had back within a grace. */
  remove?(engine: Host, tx: ScopeTransaction, plan: ForgetPlan): Promise<void>
}

/** A record of an export, as a plugin read it. */
export interface PluginRecord {
  readonly type: string
}

/** What a record counts as in the result of an import; `skipped`: it was there already; null: it is not counted. */
export type ImportedAs = 'sessions' | 'turns' | 'variables' | 'episodes' | 'nodes' | 'skipped' | null

/** How a plugin reads its records back. */
export interface ImportHook<Host> {
  /** Values of `type` of the plugin's records. */
  readonly types: readonly string[]
  /** Called once an import, before its first line is read. */
  load(): Promise<ImportReader<Host>>
}

/** Reads the records of one plugin. */
export interface ImportReader<Host> {
  /** Checks a line before anything is written. @throws InvalidInputError with what is wrong in it. */
  read(value: unknown): PluginRecord
  /** Begins to write what was read, in the transaction of the import. */
  open(engine: Host, scope: string, tx: ScopeTransaction): ImportWriter
}

/** Writes them, in one import. */
export interface ImportWriter {
  /** What the record counts as. @throws InvalidImportError with the line, where it does not fit what is there. */
  write(record: PluginRecord, line: number): Promise<ImportedAs>
  /** Called after the last record. */
  finish(): Promise<void>
}
