import type { Engine } from '../engine.ts'
import { checkScope } from '../input/scope.ts'
import type { ScopedMemory } from '../api/memory.ts'
import type { RecallOptions } from '../api/recall.ts'
import type { MessageInput, RememberResult } from '../api/remember.ts'
import { byValidity } from '../facts/order.ts'
import { backfill } from './backfill.ts'
import { cardCollection, itemCollection } from './collections.ts'
import { exportScope } from './export.ts'
import { forget } from './forget.ts'
import { importScope } from './import.ts'
import { recall } from './recall.ts'
import { remember } from './remember.ts'
import { statsOf } from './stats.ts'
import { toVersionKey } from './slot-argument.ts'

/** A handle on one scope: every verb of the library, none of which can reach another scope. */
export function scopedMemory(engine: Engine, name: string): ScopedMemory {
  const scope = checkScope(name)
  return Object.freeze({
    scope,
    remember: rememberVerb(engine, scope),
    recall: (query: string, options?: RecallOptions) => recall(engine, scope, query, options),
    answer: async (query: string) => (await recall(engine, scope, query)).answer,
    items: itemCollection(engine, scope),
    cards: cardCollection(engine, scope),
    history: async (slotOrKey: string) => {
      const key = toVersionKey(slotOrKey)
      return byValidity(await engine.store.read(scope, (view) => view.cards.history(key)))
    },
    forget: (target) => forget(engine, scope, target),
    backfill: (options) => backfill(engine, scope, options),
    stats: () => statsOf(engine, scope),
    export: () => exportScope(engine, scope),
    import: (lines) => importScope(engine, scope, lines),
  } satisfies ScopedMemory)
}

function rememberVerb(engine: Engine, scope: string): ScopedMemory['remember'] {
  async function verb(message: string | MessageInput): Promise<RememberResult>
  async function verb(messages: readonly (string | MessageInput)[]): Promise<readonly RememberResult[]>
  async function verb(input: string | MessageInput | readonly (string | MessageInput)[]) {
    if (isList(input)) return remember(engine, scope, input)
    const [result] = await remember(engine, scope, [input])
    return result
  }
  return verb
}

const isList = (input: unknown): input is readonly (string | MessageInput)[] => Array.isArray(input)
