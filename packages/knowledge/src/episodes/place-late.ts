import type { Episode } from '@recollect/core'
import { fits, heldBy } from './limits.ts'
import type { CutLimits, Held } from './limits.ts'
import type { Neighbour } from './neighbours.ts'
import type { OwedMessage } from './owed-messages.ts'

/** Where messages go that were said before the last episode of their session. */
export interface LatePlaces {
  /** By the id of the episode they join. */
  readonly joins: ReadonlyMap<string, readonly OwedMessage[]>
  /** The rest, parted where an episode began in between. */
  readonly runs: readonly (readonly OwedMessage[])[]
}

/**
 * A message joins the episode within whose time it was said, if there is room; what was said at its very beginning or end does not: where
 * stretches meet, nothing changes sides. `late` and `around` are by time. Pure.
 */
export function placeLate(
  late: readonly OwedMessage[],
  around: readonly Neighbour[],
  limits: CutLimits,
): LatePlaces {
  const joins = new Map<string, OwedMessage[]>()
  const held = new Map<string, Held>(around.map(({ episode, items }) => [episode.id, heldBy(items)]))
  const runs: OwedMessage[][] = []
  let run: OwedMessage[] = []
  for (const message of late) {
    const own = { messages: 1, characters: message.characters }
    const home = around.find(
      ({ episode }) =>
        episode.startedAt < message.saidAt &&
        message.saidAt < episode.endedAt &&
        fits(held.get(episode.id) ?? NOTHING, own, limits),
    )
    if (home !== undefined) {
      const { id } = home.episode
      joins.set(id, [...(joins.get(id) ?? []), message])
      held.set(id, sum(held.get(id) ?? NOTHING, own))
      continue
    }
    const last = run.at(-1)
    if (last !== undefined && around.some(({ episode }) => beganBetween(episode, last, message))) {
      runs.push(run)
      run = []
    }
    run.push(message)
  }
  return { joins, runs: run.length === 0 ? runs : [...runs, run] }
}

const NOTHING: Held = { messages: 0, characters: 0 }

const sum = (a: Held, b: Held): Held => ({
  messages: a.messages + b.messages,
  characters: a.characters + b.characters,
})

const beganBetween = ({ startedAt }: Episode, a: OwedMessage, b: OwedMessage): boolean =>
  a.saidAt < startedAt && startedAt <= b.saidAt
