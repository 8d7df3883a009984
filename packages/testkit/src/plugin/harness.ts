import type { LanguagePack, Plugin, Recollect, RememberResult, ScopedMemory, Store } from '@recollect/core'
import type { StoreHarness } from '../store/harness.ts'

/** A message that the plugin keeps something of. */
export interface PluginMessage {
  readonly text: string
  /** In the message and in what the plugin keeps of it, and nowhere else. */
  readonly secret: RegExp
}

/** How the kit gets at a plugin. */
export interface PluginHarness {
  /** Heads the report: `reminders on sqlite`. */
  readonly name: string
  /** The plugin, as an application makes it. */
  create(): Plugin
  /** The packs that read the messages. */
  readonly languages: () => readonly LanguagePack[]
  /** At least one; one a language that the plugin knows. */
  readonly messages: readonly PluginMessage[]
  /** Has the plugin keep something of a message that was just remembered. */
  use(memory: ScopedMemory, message: RememberResult): Promise<unknown>
  /** All that its verbs give of a scope, as data without ids of the run. */
  show(memory: ScopedMemory): Promise<unknown>
  /** Where it is kept; the store in memory when left out. It must have what the plugin needs. */
  readonly store?: StoreHarness
}

/** A memory a case opened. */
export interface OpenedMemory {
  readonly recollect: Recollect
  readonly memory: ScopedMemory
  readonly store: Store
}

/** Opens a memory, by default with the plugin and on a fresh store. */
export type OpenMemory = (options?: {
  readonly plugins?: readonly Plugin[]
  readonly store?: Store
}) => Promise<OpenedMemory>

/** What a case is run with. */
export interface PluginSubject extends PluginHarness {
  /** A memory with the plugin, on a fresh store unless one is given. Closed after the case. */
  readonly open: OpenMemory
}

/** One sentence of the contract and the check that it holds. */
export interface PluginCase {
  readonly name: string
  run(subject: PluginSubject): Promise<void>
}

export const pluginCase = (name: string, run: PluginCase['run']): PluginCase => ({ name, run })
