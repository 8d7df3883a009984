import type { ScopeTransaction } from '@recollect/core/store'
import { over } from './over.ts'
import { turnId } from './seen.ts'
import type { Seen } from './seen.ts'
import { watchedSemantic } from './watch-semantic.ts'

/** The transaction, with what is written through it noted. What is derived (terms, vectors, expansions) is not. */
export function watched(tx: ScopeTransaction, seen: Seen): ScopeTransaction {
  const { sessions, working, semantic } = tx
  return over(tx, {
    items: watchedItems(tx.items, seen),
    cards: watchedCards(tx.cards, seen),
    changes: over(tx.changes, {
      append: (change, images) => {
        seen.note(change.id)
        return tx.changes.append(change, images)
      },
      mark: (ids, by) => {
        seen.note(...ids)
        return tx.changes.mark(ids, by)
      },
    }),
    ...(sessions ? { sessions: watchedSessions(sessions, seen) } : {}),
    ...(working ? { working: watchedWorking(working, seen) } : {}),
    ...(semantic ? { semantic: watchedSemantic(semantic, seen) } : {}),
  })
}

const watchedItems = (items: ScopeTransaction['items'], seen: Seen) =>
  over(items, {
    insert: (item) => {
      seen.add('items', item.id)
      return items.insert(item)
    },
    update: (id, patch) => {
      seen.note(id)
      return items.update(id, patch)
    },
    remove: (id) => {
      seen.note(id)
      return items.remove(id)
    },
    restore: (item) => {
      seen.add('items', item.id)
      return items.restore(item)
    },
  })

const watchedCards = (cards: ScopeTransaction['cards'], seen: Seen) =>
  over(cards, {
    insert: (card) => {
      seen.add('cards', card.id)
      return cards.insert(card)
    },
    update: (id, patch) => {
      seen.note(id)
      return cards.update(id, patch)
    },
    remove: (id) => {
      seen.note(id)
      return cards.remove(id)
    },
    restore: (card) => {
      seen.add('cards', card.id)
      return cards.restore(card)
    },
  })

const watchedSessions = (sessions: NonNullable<ScopeTransaction['sessions']>, seen: Seen) =>
  over(sessions, {
    put: (session) => {
      seen.note(session.id)
      return sessions.put(session)
    },
    remove: (id) => {
      seen.note(id)
      return sessions.remove(id)
    },
    append: async (given) => {
      const turn = await sessions.append(given)
      seen.add('turns', turnId(turn.number))
      return turn
    },
    update: (number, patch) => {
      seen.note(turnId(number))
      return sessions.update(number, patch)
    },
    removeTurn: (number) => {
      seen.note(turnId(number))
      return sessions.removeTurn(number)
    },
    restore: (turn) => {
      seen.add('turns', turnId(turn.number))
      return sessions.restore(turn)
    },
  })

/** The session stands for its variables: their names are words of people. */
const watchedWorking = (working: NonNullable<ScopeTransaction['working']>, seen: Seen) =>
  over(working, {
    put: (variable) => {
      seen.note(variable.session)
      return working.put(variable)
    },
    remove: (session, name) => {
      seen.note(session)
      return working.remove(session, name)
    },
  })
