import type { SessionReader, TurnKeyKind, WorkingReader } from '@recollect/core/store'
import { NOON } from '../fixtures/fixed-clock.ts'
import { each, rowsOf } from './asking.ts'
import { POOLS } from './pools.ts'

const KEYS: Readonly<Record<TurnKeyKind, readonly string[]>> = {
  hash: POOLS.hashes,
  topic: POOLS.topics,
  topic_token: POOLS.topics,
  token: POOLS.topics,
}
const KINDS = ['hash', 'topic', 'topic_token', 'token'] as const
const BEFORE = { number: 3, saidAt: NOON } as const

/** What is asked of a log. */
export async function sessionAnswers(sessions: SessionReader): Promise<unknown> {
  const seqs = [1, 2, 3, 4, 5]
  return {
    byId: await each(POOLS.logs, (id) => sessions.get(id)),
    pages: await rowsOf((cursor) => sessions.list({ limit: 1, cursor })),
    archived: (await sessions.list({ limit: 9 }, { archived: true, lastBefore: NOON + 2 })).rows,
    totals: await sessions.totals(),
    turns: await each(POOLS.logs, (id) => each(seqs, (seq) => sessions.turn(id, seq))),
    byNumber: await sessions.byNumber([3, 1, 99, 2]),
    bySpan: await sessions.bySpan([2, 99]),
    tails: await each(POOLS.logs, (id) => sessions.tail(id, 2, 5)),
    onward: await each(POOLS.logs, (id) => sessions.onward(id, 1, 3)),
    latest: await sessions.latest({ limit: 9 }),
    earlier: await sessions.latest({ limit: 3, before: BEFORE }),
    keys: await each(KINDS, (kind) => rowsOf((cursor) => sessions.keys(kind, { limit: 2, cursor }))),
    found: await each(KINDS, (kind) =>
      each(KEYS[kind], (key) => sessions.find(kind, key, { limit: 3, before: BEFORE })),
    ),
  }
}

export async function workingAnswers(working: WorkingReader): Promise<unknown> {
  return {
    all: await each(POOLS.logs, (id) => working.all(id)),
    pages: await rowsOf((cursor) => working.list({ limit: 2, cursor })),
    byName: await each(POOLS.variables, (name) => working.get('log', name)),
  }
}
