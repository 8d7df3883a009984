import type { MemoryItem } from '../types/item.ts'
import type { QaTurn } from '../types/session.ts'
import type { ForgetPlan, ForgetSigns } from './forgetting.ts'
import type { ScopeTransaction, ScopeView } from './store.ts'

/**
 * What plugins add to a scope. A plugin declares its verbs here, beside the code that gives them:
 * `declare module '@recollect/core' { interface PluginVerbs { … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by plugins
export interface PluginVerbs {}

/** What plugins add to the figures of a scope, declared in the same way. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by plugins
export interface PluginStats {}

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
