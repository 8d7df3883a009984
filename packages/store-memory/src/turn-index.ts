import type { QaTurn, TurnKeyKind, TurnPlace, TurnRange } from '@recollect/core/store'
import { turnKeys } from '@recollect/core/store'
import type { Journal } from './journal.ts'
import { byPlace, rankIn } from './sorted.ts'
import type { Place } from './sorted.ts'

/** The ways to find turns, each in order. */
export interface TurnIndex {
  /** Of each session, by `seq`; archived ones among them. */
  readonly sessions: Map<string, Place[]>
  /** By time, of all sessions; archived ones left out here and below. */
  readonly times: Place[]
  /** By time, under each key. */
  readonly keys: Readonly<Record<TurnKeyKind, Map<string, Place[]>>>
}

export const emptyTurnIndex = (): TurnIndex => ({
  sessions: new Map(),
  times: [],
  keys: { hash: new Map(), topic: new Map(), topic_token: new Map(), token: new Map() },
})

/** Number of the turn a session has at `seq`. */
export function turnNumber({ sessions }: TurnIndex, session: string, seq: number): number | undefined {
  const list = sessions.get(session) ?? []
  const place = list[rankIn(list, [seq, 0], byPlace)]
  return place?.[0] === seq ? place[1] : undefined
}

export function fileInSession(index: TurnIndex, journal: Journal, { session, seq, number }: QaTurn): void {
  journal.insertUnder(index.sessions, session, [seq, number], byPlace)
}

export function takeFromSession(index: TurnIndex, journal: Journal, { session, seq, number }: QaTurn): void {
  journal.removeUnder(index.sessions, session, [seq, number], byPlace)
}

/** Files a turn under its time and its keys, when it is not archived. */
export function fileKeys(index: TurnIndex, journal: Journal, turn: QaTurn): void {
  if (turn.archived) return
  const place: Place = [turn.saidAt, turn.number]
  journal.insert(index.times, place, byPlace)
  for (const [kind, key] of turnKeys(turn)) journal.insertUnder(index.keys[kind], key, place, byPlace)
}

export function takeKeys(index: TurnIndex, journal: Journal, turn: QaTurn): void {
  if (turn.archived) return
  const place: Place = [turn.saidAt, turn.number]
  journal.remove(index.times, place, byPlace)
  for (const [kind, key] of turnKeys(turn)) journal.removeUnder(index.keys[kind], key, place, byPlace)
}

/** The last `limit` places before a turn, latest first. Cost does not grow with the list. */
export function newestOf(places: readonly Place[], { limit, before }: TurnRange): TurnPlace[] {
  const end = before === undefined ? places.length : rankIn(places, [before.saidAt, before.number], byPlace)
  return places
    .slice(Math.max(0, end - limit), end)
    .reverse()
    .map(([saidAt, number]) => ({ number, saidAt }))
}
