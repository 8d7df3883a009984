import type { RememberResult } from '../api/remember.ts'
import type { MemoryItem } from '../types/item.ts'
import type { QaTurn } from '../types/session.ts'
import type { Extraction } from './extractor.ts'
import type { ForgetPlan, ForgetSigns } from './forgetting.ts'
import type { ScopeTransaction, ScopeView, StoreCapabilities } from './store.ts'

/**
 * What plugins add to a scope. A plugin declares its verbs here, beside the code that gives them:
 * `declare module '@recollect/core' { interface PluginVerbs { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by plugins
export interface PluginVerbs {}

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
  readonly forget?: ForgetHook<Host>
  /** Called when a scope was erased for good. What the plugin kept in the store is gone by then. */
  readonly erased?: (engine: Host, scope: string) => Promise<void>
  /** Lines of an export, each a JSON object with a `type` that `imports` names; after messages and facts, in the order of plugins. */
  readonly exported?: (engine: Host, view: ScopeView) => AsyncIterable<string>
  readonly imports?: ImportHook<Host>
}

/** The verbs a plugin adds. */
export interface VerbHook<Host> {
  /** Names of the verbs, none of which core or another plugin has. */
  readonly names: readonly (keyof PluginVerbs)[]
  /** The verbs of one scope. Called for every handle: load what is large when it is first used. */
  of(engine: Host, scope: string): Partial<PluginVerbs>
}

/** What a plugin has to do with forgetting. */
export interface ForgetHook<Host> {
  /** Logged pairs that repeat what is being forgotten; for a plugin that keeps any. */
  find?(engine: Host, view: Pick<ScopeView, 'sessions'>, signs: ForgetSigns): Promise<readonly QaTurn[]>
  /** Removes what the plugin keeps of it, in the transaction that forgets. Messages and facts it removes can be had back within a grace. */
  remove(engine: Host, tx: ScopeTransaction, plan: ForgetPlan): Promise<void>
}

/** A record of an export, as a plugin read it. */
export interface PluginRecord {
  readonly type: string
}

/** What a record counts as in the result of an import; `skipped`: it was there already. */
export type ImportedAs = 'sessions' | 'turns' | 'variables' | 'skipped'

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
