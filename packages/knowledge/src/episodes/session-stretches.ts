import type { MemoryItem } from '@recollect/core'
import { readSemantic } from '../access.ts'
import { cutStretches } from './cut-stretches.ts'
import { cutLimits } from './limits.ts'
import { isHidden, lastNeighbour, neighbours } from './neighbours.ts'
import type { Neighbour, Place } from './neighbours.ts'
import type { Stretch } from './open-stretch.ts'
import { asSaid } from './owed-messages.ts'
import type { OwedMessage } from './owed-messages.ts'
import { placeLate } from './place-late.ts'
import type { LatePlaces } from './place-late.ts'

/** Messages whose texts are read together. */
const PAGE = 200

/**
 * Cuts what is owed of one session: messages said within the time of an episode join it, others that were said before the last one make
 * episodes of their own, and what was said after it goes on with it, if it does. `topics`: whether another topic ends a stretch.
 */
export async function* sessionStretches(
  place: Place,
  owed: readonly OwedMessage[],
  topics: boolean,
): AsyncGenerator<Stretch> {
  const last = await lastNeighbour(place)
  const late = owed.filter(({ saidAt }) => last !== null && saidAt < last.episode.endedAt)
  const forward = owed.slice(late.length)
  const around = await episodesAround(place, late, last)
  const { joins, runs } = placeLate(late, around, cutLimits(place.engine.settings))
  const goesOn = last !== null && (await mayGoOnWith(place, last, forward[0]))
  for (const one of around)
    if (!goesOn || one.episode.id !== last.episode.id) yield* joined(place, one, joins)
  for (const run of runs) yield* cutStretches(place.engine, textsOf(place, run), null, topics)
  const beginning = goesOn ? await begun(place, last, joins) : null
  yield* cutStretches(place.engine, textsOf(place, forward), beginning, topics)
}

/** Those a late message may have been said in; nothing is read when nothing is late. */
async function episodesAround(
  place: Place,
  late: readonly OwedMessage[],
  last: Neighbour | null,
): Promise<readonly Neighbour[]> {
  const [first, end] = [late[0], late.at(-1)]
  if (first === undefined || end === undefined || last === null) return []
  const { gapMs, maxMessages } = cutLimits(place.engine.settings)
  // An episode is no longer than that, cut by these limits.
  const around = await neighbours(place, first.saidAt - gapMs * maxMessages, end.saidAt)
  return around.some(({ episode }) => episode.id === last.episode.id) ? around : [...around, last]
}

async function mayGoOnWith(
  place: Place,
  { episode }: Neighbour,
  next: OwedMessage | undefined,
): Promise<boolean> {
  const { settings } = place.engine
  if (!settings.mergeEvents || next === undefined) return false
  if (next.saidAt - episode.endedAt >= cutLimits(settings).gapMs) return false
  return !(await isHidden(place, episode, next.saidAt))
}

async function* joined(
  place: Place,
  { episode, items }: Neighbour,
  joins: LatePlaces['joins'],
): AsyncGenerator<Stretch> {
  const fresh = await itemsOf(place, joins.get(episode.id) ?? [])
  if (fresh.length > 0) yield { episode, items: [...items, ...fresh].sort(asSaid), fresh: fresh.length }
}

async function begun(place: Place, { episode, items }: Neighbour, joins: LatePlaces['joins']) {
  const more = await itemsOf(place, joins.get(episode.id) ?? [])
  return {
    episode,
    items: [...items, ...more].sort(asSaid),
    fresh: new Set(more.map(({ id }) => id)),
  }
}

async function* textsOf(place: Place, messages: readonly OwedMessage[]): AsyncGenerator<MemoryItem> {
  for (let from = 0; from < messages.length; from += PAGE)
    yield* await itemsOf(place, messages.slice(from, from + PAGE))
}

/** Those that are still there. */
const itemsOf = async (
  { engine, scope }: Place,
  messages: readonly OwedMessage[],
): Promise<readonly MemoryItem[]> =>
  messages.length === 0
    ? []
    : readSemantic(engine, scope, ({ view }) => view.items.byIds(messages.map(({ id }) => id)))
