import type { Page, Store } from '@recollect/core'
import type {
  QaTurn,
  NewTurn,
  ScopeTransaction,
  ScopeView,
  SessionReader,
  SessionWriter,
  TurnPlace,
  WorkingReader,
  WorkingWriter,
} from '@recollect/core/store'
import { expect } from 'vitest'
import { aTurn } from '../../../fixtures/a-turn.ts'
import { ALICE } from '../../steps.ts'
import { storeCase } from '../../store-case.ts'
import type { CaseContext, StoreCase } from '../../store-case.ts'

export const KINDS = ['hash', 'topic', 'topic_token', 'token'] as const
export const NO_LIMITS = [0, -1, 1001, 1.5, Number.NaN, Number.POSITIVE_INFINITY] as const

export const sessionCase = (name: string, run: (context: CaseContext) => Promise<void>): StoreCase =>
  storeCase(name, run, 'sessions')

export function reader({ sessions }: ScopeView): SessionReader {
  if (sessions === undefined) throw new Error('The store declares sessions, but its views have none.')
  return sessions
}

export function writer({ sessions }: ScopeTransaction): SessionWriter {
  if (sessions === undefined) throw new Error('The store declares sessions, but its transactions have none.')
  return sessions
}

export function workingReader({ working }: ScopeView): WorkingReader {
  if (working === undefined) throw new Error('The store declares sessions, but its views have no variables.')
  return working
}

export function workingWriter({ working }: ScopeTransaction): WorkingWriter {
  if (working === undefined)
    throw new Error('The store declares sessions, but its transactions have no variables.')
  return working
}

export const reading = <T>(
  store: Store,
  work: (sessions: SessionReader) => Promise<T>,
  scope = ALICE,
): Promise<T> => store.read(scope, (view) => work(reader(view)))

export const writing = <T>(
  store: Store,
  work: (sessions: SessionWriter) => Promise<T>,
  scope = ALICE,
): Promise<T> => store.transaction(scope, (tx) => work(writer(tx)))

export const readingWorking = <T>(
  store: Store,
  work: (working: WorkingReader) => Promise<T>,
  scope = ALICE,
): Promise<T> => store.read(scope, (view) => work(workingReader(view)))

export const writingWorking = <T>(
  store: Store,
  work: (working: WorkingWriter) => Promise<T>,
  scope = ALICE,
): Promise<T> => store.transaction(scope, (tx) => work(workingWriter(tx)))

/** Appends turns of session `s`, numbered from 1 there unless they say otherwise, in one transaction. */
export const append = (
  store: Store,
  turns: readonly Partial<NewTurn>[],
  scope = ALICE,
): Promise<readonly QaTurn[]> =>
  writing(
    store,
    async (sessions) => {
      const stored: QaTurn[] = []
      for (const [at, turn] of turns.entries())
        stored.push(await sessions.append(aTurn({ seq: at + 1, ...turn })))
      return stored
    },
    scope,
  )

export const numbersOf = (rows: readonly TurnPlace[]): readonly number[] => rows.map(({ number }) => number)

/** A turn with each key once. */
export const KEYED = { questionHash: 'h', topics: ['a'], topicTokens: ['a1'], tokens: ['t'] } as const
/** All that the index answers when these turns have the keys of `KEYED`, and none has others. */
export const keyed = (...numbers: readonly number[]) => ({
  latest: numbers,
  'hash h': numbers,
  'topic a': numbers,
  'topic_token a1': numbers,
  'token t': numbers,
})

/** All that the index answers: the numbers under every key, and under none, newest first. */
export const everyKey = (store: Store, scope = ALICE): Promise<Readonly<Record<string, readonly number[]>>> =>
  reading(
    store,
    async (sessions) => {
      const latest = numbersOf(await sessions.latest({ limit: 1000 }))
      const found = new Map<string, readonly number[]>([['latest', latest]])
      for (const kind of KINDS) {
        const { rows } = await sessions.keys(kind, { limit: 1000 })
        for (const { key, turns, lastAt } of rows) {
          const places = await sessions.find(kind, key, { limit: 1000 })
          expect([turns, lastAt], `${kind} ${key}`).toEqual([places.length, places[0]?.saidAt])
          found.set(`${kind} ${key}`, numbersOf(places))
        }
      }
      return Object.fromEntries(found)
    },
    scope,
  )

/** All rows of a list, read in pages of `limit`; a page without rows follows no other. */
export async function allRows<T>(
  limit: number,
  page: (request: { limit: number; cursor: string | null }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = []
  let cursor: string | null = null
  do {
    const { rows, next }: Page<T> = await page({ limit, cursor })
    expect(rows.length).toBe(next === null ? rows.length : limit)
    if (cursor !== null) expect(rows).not.toEqual([])
    all.push(...rows)
    cursor = next
  } while (cursor !== null && all.length < 10_000)
  return all
}
