import type { RecallOptions } from '../api/recall.ts'
import type { Moment } from '../api/time.ts'
import type { CoreMemory } from '../api/memory.ts'
import type { Engine } from '../engine.ts'
import { byValidity } from '../facts/order.ts'
import { toVersionKey } from '../input/values.ts'
import { cardCollection, itemCollection } from './collections.ts'
import { NOW, readScope } from './read-scope.ts'
import { lazily } from '../util/lazily.ts'

const reading = lazily(() => import('./recall.ts'))

/** What a memory can be asked, at a moment or now; null: a recall may name one. */
export function memoryAt(engine: Engine, scope: string, at: Moment | null) {
  const moment = at ?? NOW
  const ask = async (query: string, options?: RecallOptions) =>
    engine.observer === null
      ? (await reading()).recall(engine, scope, query, options, at)
      : (await import('./observed-recall.ts')).observedRecall(engine, scope, query, options, at)
  return {
    cards: cardCollection(engine, scope, moment),
    items: itemCollection(engine, scope, moment),
    history: async (slotOrKey: string) => {
      const key = toVersionKey(slotOrKey)
      return byValidity(await readScope(engine, scope, moment, (view) => view.cards.history(key)))
    },
    recall: ask,
    answer: async (query: string) => (await ask(query)).answer,
  } satisfies Partial<CoreMemory>
}
