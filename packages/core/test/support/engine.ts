import { parseConfig } from '../../src/config/parse.ts'
import type { ConfigInput } from '../../src/config/schema.ts'
import type { Engine } from '../../src/engine.ts'
import { valueForms } from '../../src/facts/value-match.ts'
import { defaultVersioner } from '../../src/plugins/index.ts'
import { slotRegistry } from '../../src/extraction/index.ts'
import { expansionCache } from '../../src/query/expansion-cache.ts'
import { inMemoryStore } from './in-memory-store.ts'
import { matcher } from '../../src/text/match-form.ts'
import { piecesOf, termsOf } from '../../src/text/terms.ts'
import { fixedClock, sequentialIds } from './memory.ts'
import { toyPack } from './rules.ts'

/** What a memory is made of, for parts that are tested below its verbs; nothing in it is random or tied to the real clock. */
export function testEngine(given: Partial<Engine> & { readonly settings?: ConfigInput } = {}): Engine {
  const { settings, ...parts } = given
  const packs = given.packs ?? [toyPack()]
  const { config, errors } = parseConfig(settings ?? {})
  if (!config) throw new Error(errors.join(' '))
  const clock = given.clock ?? fixedClock()
  const forms = matcher(packs, !config.query.off.includes('pronouns'))
  const terms = termsOf(packs)
  return {
    store: inMemoryStore(),
    packs,
    bulk: null,
    packsId: packs.map(({ language, version }) => `${language}@${version}`).join('+'),
    config,
    slots: slotRegistry(packs.flatMap((pack) => pack.slots)),
    versioner: defaultVersioner,
    clock,
    ids: sequentialIds(),
    stopwatch: { elapsed: () => 0 },
    observer: null,
    embedder: null,
    matcher: forms,
    values: valueForms((value) => forms.value(value), terms),
    termsOf: terms,
    piecesOf: piecesOf(packs),
    expansions: expansionCache('test', () => clock.now()),
    plugins: [],
    ...parts,
  }
}
