import type { Engine } from '../engine.ts'
import { checkScope } from '../input/scope.ts'
import type { ScopedMemory } from '../api/memory.ts'
import type { RecallOptions } from '../api/recall.ts'
import type { WhyNotOptions } from '../api/why-not.ts'
import type { MessageInput, RememberOptions, RememberResult } from '../api/remember.ts'
import { byValidity } from '../facts/order.ts'
import { cardCollection, itemCollection } from './collections.ts'
import { recall } from './recall.ts'
import { remember } from './remember.ts'
import { toVersionKey } from './slot-argument.ts'

/** A handle on one scope: every verb of the library, none of which can reach another scope. Verbs of upkeep are loaded when they are used. */
export function scopedMemory(engine: Engine, name: string): ScopedMemory {
  const scope = checkScope(name)
  return Object.freeze({
    scope,
    remember: rememberVerb(engine, scope),
    recall: (query: string, options?: RecallOptions) => recall(engine, scope, query, options),
    whyNot: async (id: string, query: string, options?: WhyNotOptions) =>
      (await import('./why-not.ts')).whyNot(engine, scope, id, query, options),
    answer: async (query: string) => (await recall(engine, scope, query)).answer,
    items: itemCollection(engine, scope),
    cards: cardCollection(engine, scope),
    history: async (slotOrKey: string) => {
      const key = toVersionKey(slotOrKey)
      return byValidity(await engine.store.read(scope, (view) => view.cards.history(key)))
    },
    forget: async (target) => (await import('./forget.ts')).forget(engine, scope, target),
    backfill: async (options) => (await import('./backfill.ts')).backfill(engine, scope, options),
    reembed: async (options) => (await import('./reembed.ts')).reembed(engine, scope, options),
    stats: async () => (await import('./stats.ts')).statsOf(engine, scope),
    export: () => exported(engine, scope),
    import: async (lines) => (await import('./import.ts')).importScope(engine, scope, lines),
  } satisfies ScopedMemory)
}

async function* exported(engine: Engine, scope: string): AsyncGenerator<string, void, undefined> {
  yield* (await import('./export.ts')).exportScope(engine, scope)
}

function rememberVerb(engine: Engine, scope: string): ScopedMemory['remember'] {
  async function verb(message: string | MessageInput, options?: RememberOptions): Promise<RememberResult>
  async function verb(
    messages: readonly (string | MessageInput)[],
    options?: RememberOptions,
  ): Promise<readonly RememberResult[]>
  async function verb(
    input: string | MessageInput | readonly (string | MessageInput)[],
    options?: RememberOptions,
  ) {
    if (isList(input)) return remember(engine, scope, input, options)
    const [result] = await remember(engine, scope, [input], options)
    return result
  }
  return verb
}

const isList = (input: unknown): input is readonly (string | MessageInput)[] => Array.isArray(input)
