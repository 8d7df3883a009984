import type { Session } from '@recollect/core/store'

/** Sessions by when they were written to, the latest first. */
export const latestFirst = (sessions: readonly Session[]): readonly Session[] =>
  sessions.toSorted((a, b) => b.lastAt - a.lastAt)
