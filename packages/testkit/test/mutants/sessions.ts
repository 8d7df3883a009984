import type { Store } from '@recollect/core'
import type { SessionReader, SessionWriter, TurnPlace, WorkingWriter } from '@recollect/core/store'
import { RecollectError } from '@recollect/core'
import { override, overrideReads, overrideWrites } from './override.ts'
import { hasKey, inRange } from './turn-places.ts'

const reading = (store: Store, change: (sessions: SessionReader) => Partial<SessionReader>): Store =>
  overrideReads(store, ({ sessions }) =>
    sessions === undefined ? {} : { sessions: override(sessions, change(sessions)) },
  )

const writing = (store: Store, change: (sessions: SessionWriter) => Partial<SessionWriter>): Store =>
  overrideWrites(store, ({ sessions }) =>
    sessions === undefined ? {} : { sessions: override(sessions, change(sessions)) },
  )

/** Leaves what is archived in the index. */
export function keptKeys(store: Store): Store {
  return reading(store, (sessions) => ({
    find: async (kind, key, range) => {
      const valid = await sessions.find(kind, key, range)
      const turns = (await sessions.bySpan([1, 1000])).map((turn) => ({ ...turn, archived: false }))
      const held = turns.filter((turn) => hasKey(turn, kind, key))
      return valid.length > 0 && held.length > 0 ? inRange(held, range) : valid
    },
  }))
}

/** Gives turns of the same time in the order they were said. */
export function unorderedTies(store: Store): Store {
  const upwards = (a: TurnPlace, b: TurnPlace) => b.saidAt - a.saidAt || a.number - b.number
  return reading(store, (sessions) => ({
    find: async (...asked) => (await sessions.find(...asked)).toSorted(upwards),
    latest: async (range) => (await sessions.latest(range)).toSorted(upwards),
  }))
}

/** Reads a range with the turn that it is to be before. */
export function closedRange(store: Store): Store {
  return reading(store, (sessions) => ({
    latest: ({ limit, before }) =>
      sessions.latest(
        before === undefined ? { limit } : { limit, before: { ...before, number: before.number + 1 } },
      ),
  }))
}

/** Takes a term of a turn for a term of its topics. */
export function mixedKinds(store: Store): Store {
  return reading(store, (sessions) => ({
    find: async (kind, key, range) => {
      const found = await sessions.find(kind, key, range)
      if (kind !== 'topic_token') return found
      const others = await sessions.find('token', key, range)
      const known = new Set(found.map(({ number }) => number))
      return inRange([...found, ...others.filter(({ number }) => !known.has(number))], range)
    },
  }))
}

/** Orders a log by when turns were written down instead of when they were said. */
export function byNumber(store: Store): Store {
  return reading(store, (sessions) => ({
    find: async (kind, key, { limit }) =>
      (await sessions.find(kind, key, { limit: 1000 }))
        .toSorted((a, b) => b.number - a.number)
        .slice(0, limit),
  }))
}

/** Leaves archived turns out of the tail of their session. */
export function shortTail(store: Store): Store {
  return reading(store, (sessions) => ({
    tail: async (...asked) => (await sessions.tail(...asked)).filter(({ archived }) => !archived),
  }))
}

/** Orders sessions by UTF-16 units. */
export function unitOrder(store: Store): Store {
  return reading(store, (sessions) => ({
    list: async ({ limit, cursor = null }, filter) => {
      if (!(limit >= 1 && limit <= 1000)) return sessions.list({ limit }, filter)
      const all = (await sessions.list({ limit: 1000 }, filter)).rows.filter(
        ({ id }) => cursor === null || id > cursor,
      )
      const rows = all.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit)
      return { rows, next: all.length > limit ? (rows.at(-1)?.id ?? null) : null }
    },
  }))
}

/** Leaves archived turns out of the sums. */
export function archivedTotals(store: Store): Store {
  return reading(store, (sessions) => ({
    totals: async () => {
      const totals = await sessions.totals()
      return { ...totals, turns: totals.turns - totals.archivedTurns }
    },
  }))
}

/** Gives a second turn at one place of a session another place. */
export function madePlace(store: Store): Store {
  return writing(store, (sessions) => ({
    append: (turn) =>
      sessions.append(turn).catch((error: unknown) => {
        if (!RecollectError.isInstance(error) || error.code !== 'STORE_CONFLICT') throw error
        return sessions.append({ ...turn, seq: turn.seq + 100_000 })
      }),
  }))
}

/** Forgets to say that the turn to change is not there. */
export function silentTurn(store: Store): Store {
  return writing(store, (sessions) => ({
    update: (number, patch) => sessions.update(number, patch).catch(() => Promise.resolve()),
  }))
}

/** Adds the fields of a session to those it has, where it should replace them. */
export function mergedSession(store: Store): Store {
  return writing(store, (sessions) => ({
    put: async (session) => {
      const extra = session.extra ?? (await sessions.get(session.id))?.extra ?? null
      await sessions.put({ ...session, extra })
    },
  }))
}

/** Adds the fields of a variable to those it has, where it should replace it. */
export function mergedVariable(store: Store): Store {
  return overrideWrites(store, ({ working }) =>
    working === undefined ? {} : { working: override(working, merging(working)) },
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, never>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const merging = (working: WorkingWriter): Partial<WorkingWriter> => ({
  put: async (variable) => {
    const before = (await working.get(variable.session, variable.name))?.value
    const { value } = variable
    const both = isObject(before) && isObject(value) ? { ...before, ...value } : value
    await working.put({ ...variable, value: both })
  },
})
