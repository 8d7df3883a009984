import { z } from 'zod'
import type { TurnHit, TurnSearchOptions } from '../api/session.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import type { QaTurn, SessionReader } from '@recollect/core/store'
import { label, queryTerms, readQuery } from '@recollect/core/plugin'
import { readSessions } from '../access.ts'
import { candidatesOf } from './candidates.ts'
import { byScore, fullWeight, scoreTurn } from './score-turn.ts'
import { readPlaces } from './term-places.ts'

const DEFAULT_LIMIT = 5
const MAX_LIMIT = 100
/** Rows read at once. */
const CHUNK = 64
/** Turns of the session asked for that are looked at whatever stands in other sessions. */
const OWN_TAIL = 200
/** Sums of the same weights in another order differ by less. */
const HAIR = 1e-9

const schema = z.strictObject({
  limit: z.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  minSignificance: z.number().min(0).max(1).default(0),
  session: label.optional(),
})
type Checked = z.output<typeof schema>

/** @throws InvalidInputError for a query or options that can be none. */
export const searchTurns = async (
  engine: Engine,
  scope: string,
  query: string,
  options: TurnSearchOptions = {},
): Promise<readonly TurnHit[]> => {
  const { source } = readQuery('query', query, engine.config.limits.maxQueryBytes)
  const checked = checkSearch(options)
  return readSessions(engine, scope, ({ sessions }) => searchIn(engine, sessions, source, checked))
}

function checkSearch(options: unknown): Checked {
  const parsed = schema.safeParse(options)
  if (parsed.success) return parsed.data
  throw new InvalidInputError(
    `The search was refused: ${z.prettifyError(parsed.error)}. Correct the options.`,
  )
}

/**
 * Turns whose question shares terms with the query, best first; the query need not be checked. Of a term the newest 500 turns are known:
 * one that has only terms more common than that, and is older, is not found.
 */
export async function searchIn(
  engine: Engine,
  sessions: SessionReader,
  query: string,
  options: Partial<Checked> = {},
): Promise<readonly TurnHit[]> {
  const { limit = DEFAULT_LIMIT, minSignificance = 0, session } = options
  const terms = await readPlaces(sessions, queryTerms(engine, query))
  const passes = (turn: QaTurn) =>
    !turn.archived &&
    turn.significance >= minSignificance &&
    (session === undefined || turn.session === session)
  const hits = new Map<number, TurnHit>()
  const take = (turns: readonly QaTurn[]) => {
    for (const turn of turns.filter(passes)) {
      const hit = scoreTurn(turn, terms)
      if (hit) hits.set(turn.number, hit)
    }
  }
  if (session !== undefined && terms.length > 0) take(await sessions.tail(session, OWN_TAIL))
  const candidates = candidatesOf(terms)
  const full = fullWeight(terms)
  for (let from = 0; from < candidates.length; from += CHUNK) {
    const chunk = candidates.slice(from, from + CHUNK)
    const best = [...hits.values()].sort(byScore)[limit - 1]
    // What follows can have no more weight.
    if (best && best.score > Math.min(1, (chunk[0]?.atMost ?? 0) / full) + HAIR) break
    take(await sessions.byNumber(chunk.map(({ number }) => number)))
  }
  return [...hits.values()].sort(byScore).slice(0, limit)
}
