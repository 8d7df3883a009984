import type { Config } from './config/schema.ts'
import type { BulkExtractor, BulkSetup } from './bulk-extractor.ts'
import type { ValueForms, Versioner } from './plugin/versioner.ts'
import type { LanguagePack } from './plugin/language-pack.ts'
import type { PluginOf } from './plugin-port.ts'
import type { Clock, Embedder, Ids, Observer, Stopwatch } from './plugin/ports.ts'
import type { SlotRegistry } from './plugin/slots.ts'
import type { Store } from './plugin/store.ts'
import type { ExpansionCache } from './plugin/expansions.ts'
import type { Matcher } from './text/match-form.ts'
import type { TermsOf } from './text/terms.ts'

/** Everything one memory was made of, wired once and shared by its verbs. */
export interface Engine {
  readonly store: Store
  readonly packs: readonly LanguagePack[]
  /** Reads many messages elsewhere, by what it is given along. */
  readonly bulk: { readonly extractor: BulkExtractor; readonly setup: BulkSetup } | null
  /** `en@0.1.0+zh@0.1.0`: what items are marked with once these packs have read them. */
  readonly packsId: string
  readonly config: Config
  readonly slots: SlotRegistry
  readonly versioner: Versioner
  readonly clock: Clock
  readonly ids: Ids
  readonly stopwatch: Stopwatch
  readonly observer: Observer | null
  readonly embedder: Embedder | null
  readonly matcher: Matcher
  readonly values: ValueForms
  readonly termsOf: TermsOf
  readonly piecesOf: TermsOf
  readonly expansions: ExpansionCache
  readonly plugins: readonly Plugin[]
}

/** What adds verbs to a memory, and is called in the transactions of core's own. */
export type Plugin = PluginOf<Engine>
