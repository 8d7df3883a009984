import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { aCard, aChange, anItem, aSession, aTurn } from '@recollect/testkit'
import { fillKnowledge } from './fill-knowledge.ts'

/** Writes rows into every table, each with a word that tells whose they are. */
export function fill(store: Store, scope: string, word: string, items = 3): Promise<void> {
  return store.transaction(scope, async (tx) => {
    for (let at = 0; at < items; at += 1) await fillOne(tx, word, at)
    await tx.expansions.put([
      {
        originalQuery: `${word} query`,
        expandedQuery: word,
        kind: 'or_query',
        madeBy: 'test',
        payload: word,
        createdAt: 0,
      },
    ])
    await tx.setNextDue(7)
  })
}

async function fillOne(tx: ScopeTransaction, word: string, at: number): Promise<void> {
  const number = String(at)
  const item = await tx.items.insert(
    anItem({ text: `${word} ${number}`, session: word, key: `${word} ${number}`, metadata: { word } }),
  )
  await tx.search.index(item.seq, new Map([[word, 1]]))
  const card = await tx.cards.insert(aCard({ slot: `slot ${number}`, value: word, itemId: item.id }))
  await tx.vectors?.put({ model: word, dimensions: 2 }, new Map([[item.seq, Float32Array.of(1, at)]]))
  await tx.changes.append(aChange({ note: { word } }), [{ record: 'card', id: card.id, before: card }])
  await fillSession(tx, word, at)
  await fillKnowledge(tx, word, at)
}

async function fillSession(tx: ScopeTransaction, word: string, at: number): Promise<void> {
  const session = `${word} ${String(at)}`
  await tx.sessions?.put(aSession({ id: session, channel: word }))
  await tx.sessions?.append(aTurn({ session, question: word, answer: word, topics: [word] }))
  const times = { createdAt: 0, updatedAt: 0, expiresAt: null }
  await tx.working?.put({ session, name: `form:${word}`, value: { word }, version: 1, ...times })
}
