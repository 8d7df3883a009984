import { packsIdOf, withCustomFacts } from './custom/with-custom-facts.ts'
import { defaultConfig, parseConfig } from './config/parse.ts'
import { expansionKinds } from './config/steps.ts'
import type { ConfigInput } from './config/schema.ts'
import type { Engine, Plugin } from './engine.ts'
import { InvalidConfigError } from './errors/errors.ts'
import { scopedMemory } from './memory/scoped-memory.ts'
import { valueForms } from './facts/value-match.ts'
import type { Principal } from './plugin/access.ts'
import type { BulkExtractor, BulkSetup } from './bulk-extractor.ts'
import type { LanguagePack } from './plugin/language-pack.ts'
import type { Clock, Embedder, Ids, Observer, Stopwatch } from './plugin/ports.ts'
import type { Store } from './plugin/store.ts'
import type { Versioner } from './plugin/versioner.ts'
import { checkPlugins } from './memory/install-plugins.ts'
import { expansionCache } from './query/expansion-cache.ts'
import { slotRegistry } from './slots/registry.ts'
import { matcher } from './text/match-form.ts'
import { piecesOf, termsOf } from './text/terms.ts'
import type { AccessControl, Admin, PrincipalMemory } from './api/access.ts'
import type { ScopedMemory } from './api/memory.ts'
import type { SlotSpec } from './types/slot.ts'
import { told } from './util/strings.ts'
import { systemClock, systemStopwatch } from './util/clock.ts'
import { knownOptions } from './util/objects.ts'
import type { OptionNames } from './util/objects.ts'
import { uuidv7Ids } from './util/ids.ts'
import { defaultVersioner } from './version/default-versioner.ts'

/** What a memory is made of. `store` and `languages` are required; everything else has a default. */
export interface RecollectOptions {
  /** Where it is kept: `inMemoryStore()`, `sqliteStore()`, `postgresStore()`, or one of your own. */
  readonly store: Store
  /** At least one. Several run side by side: each text goes to the packs that score on it. */
  readonly languages: readonly LanguagePack[]
  /** Every switch and threshold; see `defaultConfig`. */
  readonly config?: ConfigInput
  /** Slots added to the registry. */
  readonly slots?: readonly SlotSpec[]
  /** Decides what a new fact does to those there are. Default `defaultVersioner`. */
  readonly versioner?: Versioner
  /** The only source of time. Default `systemClock`: dates are read in UTC; `zonedClock('Asia/Shanghai')` reads them elsewhere. */
  readonly clock?: Clock
  /** The only source of ids. Default: UUIDv7. */
  readonly ids?: Ids
  /** Measures durations in traces. Default: that of the system. */
  readonly stopwatch?: Stopwatch
  /** Is told spans and counters, never texts: `openTelemetryObserver()`, or one of your own. */
  readonly observer?: Observer
  /** Finds messages by meaning too; needs a store that keeps vectors. Without it nothing of the kind is loaded. */
  readonly embedder?: Embedder
  /** Reads lists of messages beside the thread that writes them: `workerExtraction()` of `@recollect/worker-extraction`. */
  readonly bulkExtractor?: BulkExtractor
  /** What adds verbs of its own, such as `sessions()` of `@recollect/sessions`. */
  readonly plugins?: readonly Plugin[]
  /** Checks and records who asks: `accessControl()` of `@recollect/privacy`. With it every verb is reached by `as(principal)` alone. */
  readonly access?: AccessControl
}

const OPTIONS: OptionNames<RecollectOptions> = {
  ...{ store: true, languages: true, config: true, slots: true, versioner: true, clock: true, ids: true },
  ...{ stopwatch: true, observer: true, embedder: true, bulkExtractor: true },
  ...{ access: true, plugins: true },
}

/** An open memory. Scopes keep apart whose it is; nothing crosses them but what stands in `admin`. */
export interface Recollect {
  /** A handle on one scope. @throws InvalidScopeError when it is empty or malformed; AccessError where `access` asks who it is. */
  scope(name: string): ScopedMemory
  /**
   * The memory as one principal may use it. @throws InvalidConfigError without `access`; InvalidInputError for a principal that is none.
   */
  as(principal: Principal): PrincipalMemory
  /** Verbs that cross scopes, for operators. They throw AccessError where `access` asks who it is. */
  readonly admin: Admin
  /** Writes what is owed and closes the store. Safe to call twice. */
  close(): Promise<void>
}

/** What a job is done with: a memory, or the memory as one principal may use it (`recollect.as(worker)`). */
export type JobMemory = Pick<Recollect, 'scope' | 'admin'>

/**
 * Opens a memory: checks the options, brings the store's schema up to date.
 * @throws InvalidConfigError when the configuration or a plugin is refused; nothing was opened then.
 * @throws StoreError when the store cannot be opened, is damaged or newer than this library.
 */
export async function createRecollect(options: RecollectOptions): Promise<Recollect> {
  if (!isObject(options)) {
    throw new InvalidConfigError(
      'createRecollect needs its options: at least { store, languages: [english()] }.',
    )
  }
  const engine = await buildEngine(knownOptions('createRecollect', options, OPTIONS))
  if (engine.embedder !== null)
    (await import('./vector/embed.ts')).checkEmbedder(engine.embedder, engine.store)
  const ways = await entrance(engine, options)
  engine.store.sensitiveSlots?.((slot) => engine.slots.get(slot).sensitivity === 'high')
  await engine.store.migrate()
  let closed = false
  return Object.freeze({
    ...ways,
    close: async () => {
      if (closed) return
      closed = true
      if (engine.expansions.waiting().length > 0)
        await (await import('./memory/write-expansions.ts')).flushExpansions(engine)
      for (const { flush } of engine.plugins) await flush?.(engine, null)
      await engine.store.close()
      await engine.bulk?.extractor.close()
    },
  })
}

/** The ways in: with access control by `as` alone, so that what forgets to say who asks fails. */
async function entrance(engine: Engine, { access }: RecollectOptions): Promise<Omit<Recollect, 'close'>> {
  const admin = Object.freeze<Admin>({ scopes: () => allScopes(engine) })
  if (access)
    return (await import('./memory/guarded.ts')).guarded(engine, checkPlugin('access', access), admin)
  const as = () => {
    throw new InvalidConfigError('as() needs createRecollect({ access: accessControl() }).')
  }
  return { scope: (name) => scopedMemory(engine, name), admin, as }
}

async function buildEngine(options: RecollectOptions): Promise<Engine> {
  const languages = checkPacks(options.languages)
  checkPlugin('store', options.store)
  const { config, errors } =
    options.config === undefined ? { config: defaultConfig, errors: [] } : parseConfig(options.config)
  if (!config) throw new InvalidConfigError(`The configuration was refused: ${errors.join(' ')}`)
  const clock = options.clock ?? systemClock
  const { packs, slots, mark } = await withCustomFacts(languages, config, options.slots)
  const packsId = packsIdOf(packs, mark)
  const forms = matcher(packs, !config.query.off.includes('pronouns'))
  const terms = termsOf(packs)
  return {
    store: options.store,
    packs,
    packsId,
    config,
    bulk: bulkOf(options, { config, packsId, zone: clock.zone }),
    slots: slotRegistry([...packs.flatMap((pack) => pack.slots), ...slots]),
    versioner: options.versioner ?? defaultVersioner,
    clock,
    ids: options.ids ?? uuidv7Ids(),
    stopwatch: options.stopwatch ?? systemStopwatch,
    observer: options.observer ?? null,
    embedder: options.embedder ?? null,
    matcher: forms,
    values: valueForms((value) => forms.value(value), terms, doneTo(packs)),
    termsOf: terms,
    piecesOf: piecesOf(packs),
    plugins: checkPlugins(options.plugins ?? [], options.store),
    expansions: expansionCache(madeBy(packsId, expansionKinds(config.query.off)), () => clock.now()),
  }
}

const doneTo = (packs: readonly LanguagePack[]) => (value: string) =>
  packs.flatMap(({ evidence }) => evidence?.doneTo?.(value) ?? [])

const bulkOf = (
  { bulkExtractor, slots = [] }: RecollectOptions,
  setup: Omit<BulkSetup, 'slots'>,
): Engine['bulk'] =>
  bulkExtractor
    ? { extractor: checkPlugin('bulkExtractor', bulkExtractor), setup: { ...setup, slots } }
    : null

/** Expansions made with other strategies are not these. */
const madeBy = (packsId: string, strategies: readonly string[]): string =>
  `${packsId} ${[...strategies].sort().join(',')}`

function checkPacks(packs: readonly LanguagePack[]): readonly LanguagePack[] {
  if (!(packs instanceof Array) || packs.length === 0) {
    throw new InvalidConfigError(
      'languages needs at least one language pack, for example languages: [english()].',
    )
  }
  const seen = new Set<string>()
  for (const [at, pack] of packs.entries()) {
    checkPack(pack, `languages[${at}]`)
    if (seen.has(pack.language)) throw new InvalidConfigError(`Two packs for "${pack.language}". Keep one.`)
    seen.add(pack.language)
  }
  return packs
}

/** What is given most often in place of a pack is what makes one, or its name. */
function checkPack(pack: unknown, place: string): void {
  if (isMade(pack)) return
  const what =
    typeof pack === 'function'
      ? `is the function ${pack.name || 'that makes a pack'}, not a pack. Call it: languages: [${pack.name || 'english'}()].`
      : typeof pack === 'string'
        ? `is the text ${told(pack)}. Import the pack and call it: languages: [english()] with english of @recollect/extract-en.`
        : `is ${told(pack)}, or a pack made for another version of core (specVersion). Pass one made for this version: english(), chinese().`
  throw new InvalidConfigError(`${place} ${what}`)
}

const isMade = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'specVersion' in plugin && plugin.specVersion === 1

function checkPlugin<T>(name: string, plugin: T): T {
  if (isMade(plugin)) return plugin
  throw new InvalidConfigError(
    `${name} is missing or made for another version of core (specVersion). Pass one made for this version, such as store: sqliteStore({ file }).`,
  )
}

/** Callers without types may pass anything. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

async function* allScopes(engine: Engine): AsyncIterable<string> {
  yield* (await import('./memory/all-scopes.ts')).allScopes(engine)
}
