import type { SessionsFigures } from '../run.ts'

/** What has a bound of its own; a search reads more the more there is. */
const BOUNDED = ['recent', 'topic page', 'same question']

/** Headline figures, by the keys of the targets. */
export const headlineOf = ({ growth, append }: SessionsFigures): Readonly<Record<string, number>> => ({
  'sessions.look-up-p95': Math.max(
    ...growth.filter(({ kind }) => BOUNDED.includes(kind)).map(({ largeP95 }) => largeP95),
  ),
  'sessions.append': append.given.ratio,
})
