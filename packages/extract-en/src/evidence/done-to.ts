import { DOINGS } from '../lexicon/habits/doings.ts'

const DOING = /^(?:to )?(?<verb>[a-z]+) (?:(?:to|at|on|in) )?(?:the |a |an |some |my )?(?<thing>.{2,60})$/u

/** "Coffee" of "drinking coffee"; null for what is no such doing. */
export function doneTo(value: string): string | null {
  const { verb = '', thing } = DOING.exec(value)?.groups ?? {}
  return DOINGS.has(verb) ? (thing ?? null) : null
}
