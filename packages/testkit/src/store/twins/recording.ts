import type {
  ExpansionRow,
  NewCard,
  NewChange,
  NewItem,
  RecordImage,
  ScopeTransaction,
  VectorWriter,
} from '@recollect/core/store'
import { instead } from './instead.ts'
import { recordingAudit } from './recording-audit.ts'
import type { Replay } from './replay.ts'
import { recordingSemantic } from './recording-semantic.ts'
import { recordingSessions, recordingWorking } from './recording-sessions.ts'

const otherItem = (item: NewItem): NewItem => ({
  ...item,
  text: `other ${item.text}`,
  version: item.version + 100,
})
const otherCard = (card: NewCard): NewCard => ({
  ...card,
  value: `other ${card.value}`,
  confidence: 0.001,
  expiresAt: card.expiresAt === null ? null : card.expiresAt - 7,
})
const otherChange = (change: NewChange): NewChange => ({
  ...change,
  at: change.at - 7,
  kind: 'repair',
  undoUntil: change.undoUntil === null ? null : change.undoUntil - 7,
  note: { other: true },
})
const otherImage = (image: RecordImage): RecordImage => {
  if (image.before === null) return image
  if (image.record === 'item') return { ...image, before: { ...image.before, text: 'other' } }
  return { ...image, before: { ...image.before, value: 'other' } }
}
const otherRow = (row: ExpansionRow): ExpansionRow => ({
  ...row,
  expandedQuery: `other ${row.expandedQuery}`,
})
const otherVectors = (vectors: ReadonlyMap<number, Float32Array>) =>
  new Map([...vectors].map(([seq, vector]) => [seq, vector.map((value) => value + 7)]))
const otherTerms = (terms: ReadonlyMap<string, number>) =>
  new Map([...terms].map(([term, tf]) => [term, tf + 100]))

/** The transaction, keeping what inserts so that the twin can have it too. */
export function recording(tx: ScopeTransaction, replays: Replay[]): ScopeTransaction {
  return {
    get nextDue() {
      return tx.nextDue
    },
    setNextDue: (at) => tx.setNextDue(at),
    items: instead(tx.items, {
      insert: (item) => {
        replays.push((twin) => twin.items.insert(otherItem(item)))
        return tx.items.insert(item)
      },
    }),
    cards: instead(tx.cards, {
      insert: (card) => {
        replays.push((twin) => twin.cards.insert(otherCard(card)))
        return tx.cards.insert(card)
      },
    }),
    search: instead(tx.search, {
      index: (seq, terms) => {
        replays.push((twin) => twin.search.index(seq, otherTerms(terms)))
        return tx.search.index(seq, terms)
      },
    }),
    expansions: instead(tx.expansions, {
      put: (rows) => {
        replays.push((twin) => twin.expansions.put(rows.map(otherRow)))
        return tx.expansions.put(rows)
      },
    }),
    changes: instead(tx.changes, {
      append: (change, images) => {
        replays.push((twin) => twin.changes.append(otherChange(change), images.map(otherImage)))
        return tx.changes.append(change, images)
      },
    }),
    copy: tx.copy,
    ...(tx.vectors === undefined ? {} : { vectors: recordingVectors(tx.vectors, replays) }),
    ...(tx.sessions === undefined ? {} : { sessions: recordingSessions(tx.sessions, replays) }),
    ...(tx.working === undefined ? {} : { working: recordingWorking(tx.working, replays) }),
    ...(tx.audit === undefined ? {} : { audit: recordingAudit(tx.audit, replays) }),
    ...(tx.semantic === undefined ? {} : { semantic: recordingSemantic(tx.semantic, replays) }),
  }
}

const recordingVectors = (vectors: VectorWriter, replays: Replay[]): VectorWriter =>
  instead(vectors, {
    put: (space, rows) => {
      replays.push(async (twin) => twin.vectors?.put(space, otherVectors(rows)))
      return vectors.put(space, rows)
    },
  })
