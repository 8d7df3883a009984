import type { QaIndex, QaIndexPair, QaIndexPlace } from '../api/session.ts'
import type { QaTurn, Session } from '@recollect/core/store'
import { withKept } from './kept-fields.ts'
import { keptWhole } from './kept-whole.ts'
import { pairOf } from './write-pair.ts'
import { sessionOf } from './write-session.ts'

/** A session with all its turns, by `seq`. */
export interface WholeSession {
  readonly session: Session
  readonly turns: readonly QaTurn[]
}

interface Written {
  readonly turn: QaTurn
  readonly pair: QaIndexPair
}

/**
 * The index in the format of `qa-index.json` over some sessions, by creation, then id. What is archived stands in its session only. Pure.
 */
export function writeIndex(all: readonly WholeSession[]): QaIndex {
  const sessions = all
    .map(({ session, turns }) => ({ session, turns, written: turns.map(write) }))
    .sort((a, b) => inOrder(a.session, b.session))
  const written = sessions.flatMap((one) => one.written)
  const recent = written.filter(({ turn }) => !turn.archived).sort((a, b) => newestFirst(a.turn, b.turn))
  const kept = keptWhole(sessions.map(({ session }) => session.extra))
  const index = {
    by_topic: withKept(byTopic(recent), kept.by_topic),
    by_recency: recent.map(({ turn, pair }) => ({ ...placeOf(turn), timestamp: pair.timestamp })),
    by_semantic_hash: byHash(recent),
  }
  return withKept(
    {
      version: 1,
      structure: 'sequence-indexed-qa',
      sessions: sessions.map((one) =>
        sessionOf(
          one.session,
          one.turns,
          one.written.map(({ pair }) => pair),
        ),
      ),
      index: withKept(index, kept.index),
      metadata: withKept(metadataOf(written), kept.metadata),
    },
    kept.top,
  )
}

const write = (turn: QaTurn): Written => ({ turn, pair: pairOf(turn) })
const placeOf = ({ session, seq }: QaTurn): QaIndexPlace => ({ session, seq })

const inOrder = (a: Session, b: Session): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const newestFirst = (a: QaTurn, b: QaTurn): number => b.saidAt - a.saidAt || b.number - a.number

/** Topics by name, each with its pairs in the order they were said. */
function byTopic(recent: readonly Written[]): QaIndex['index']['by_topic'] {
  const topics = new Map<string, QaIndexPlace[]>()
  for (const { turn, pair } of recent.toReversed()) {
    for (const topic of new Set(pair.topic_tags)) {
      const places = topics.get(topic)
      if (places) places.push(placeOf(turn))
      else topics.set(topic, [placeOf(turn)])
    }
  }
  return Object.fromEntries([...topics].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Of pairs that asked the same the newest. */
const byHash = (recent: readonly Written[]): QaIndex['index']['by_semantic_hash'] =>
  Object.fromEntries(recent.toReversed().map(({ turn, pair }) => [pair.q_hash, placeOf(turn)]))

/** Over all pairs, archived ones among them; shares to three places. */
function metadataOf(written: readonly Written[]): QaIndex['metadata'] {
  const pairs = written.length
  const answers = written.filter(({ turn }) => turn.answer !== null).length
  const significance = written.reduce((sum, { turn }) => sum + turn.significance, 0)
  return {
    total_qa_pairs: pairs,
    stored_answers: answers,
    average_significance: share(significance, pairs),
    compression_ratio: share(answers, pairs),
  }
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000
