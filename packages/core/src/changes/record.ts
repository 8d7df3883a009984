import type { Engine } from '../engine.ts'
import { checkKnowledge } from './check-knowledge.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { Change } from '../types/change.ts'
import { Notebook } from './notebook.ts'
import { recordedCards, recordedItems } from './recorded.ts'
import type { ItemWatch } from './recorded.ts'
import type { SensitiveWatch } from '../sensitive/watch.ts'
import { lazily } from '../util/lazily.ts'
import type { ChangeInfo, Recording } from './notebook.ts'

const watching = lazily(() => import('../sensitive/watch.ts'))

function recording(engine: Engine, tx: ScopeTransaction, sensitive: SensitiveWatch | null): Recording {
  const notes = new Notebook()
  const watch = { ...pluginsOf(engine, tx), sensitive }
  const items = recordedItems(tx.items, notes, (text) => engine.matcher.hash(text), watch)
  const cards = recordedCards(tx.cards, notes, sensitive)
  return {
    tx: {
      ...tx,
      items,
      cards,
      get nextDue() {
        return tx.nextDue
      },
    },
    letGo: () => {
      notes.letGo()
    },
    commit: async ({ kind, id, batch = null, undoUntil = null, note = null, always = false }) => {
      const { images, isEmpty, due } = notes.take()
      if (isEmpty && !always) return null
      const at = engine.clock.now()
      const change = await tx.changes.append(
        { id: id ?? engine.ids.next(at), kind, at, batch, undoUntil, note },
        images,
      )
      const next = [due, undoUntil].reduce(earlier, tx.nextDue)
      if (next !== null && next !== tx.nextDue) await tx.setNextDue(next)
      return change
    },
  }
}

/** What plugins keep of a message goes and comes back with it. */
const pluginsOf = (engine: Engine, tx: ScopeTransaction): Omit<ItemWatch, 'sensitive'> => ({
  leaves: async (id) => {
    for (const { leaves } of hooksOf(engine, tx)) await leaves(engine, tx, id)
  },
  returns: async (seq) => {
    for (const { returns } of hooksOf(engine, tx)) await returns(engine, tx, seq)
  },
})

/** @throws InvalidConfigError */
function hooksOf(engine: Engine, { semantic }: ScopeTransaction) {
  checkKnowledge(engine, semantic)
  return engine.plugins.flatMap(({ messages }) => messages ?? [])
}

const earlier = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b))

/** Opens a transaction for a write, with what the clock brought about since the last one written down first. */
export function recorded<T>(
  engine: Engine,
  scope: string,
  work: (recording: Recording) => Promise<T>,
): Promise<T> {
  return engine.store.transaction(scope, async (tx) => {
    const sensitive = tx.items.seal && (await watching()).sensitiveWatch(engine, scope, tx)
    const one = recording(engine, tx, sensitive ?? null)
    const { nextDue } = tx
    if (nextDue !== null && nextDue <= engine.clock.now())
      await (await import('./settle.ts')).settle(engine, one)
    return work(one)
  })
}

/** One write that is one change. */
export function changing<T>(
  engine: Engine,
  scope: string,
  info: ChangeInfo,
  work: (tx: ScopeTransaction) => Promise<T>,
): Promise<{ readonly result: T; readonly change: Change | null }> {
  return recorded(engine, scope, async ({ tx, commit }) => {
    const result = await work(tx)
    return { result, change: await commit(info) }
  })
}
