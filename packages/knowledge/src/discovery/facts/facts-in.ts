import type { RejectedReply, UnreadMessage } from '@recollect/core/plugin'
import type { MemoryCard } from '@recollect/core'
import type { Told } from '../narrate-episode.ts'
import { isStoreFault, stopOf, toldOf } from '../faults.ts'
import type { Stopped } from '../faults.ts'
import { callOf, untilAborted } from '../run.ts'
import type { Run } from '../run.ts'
import type { ItemFacts } from '../space.ts'
import { checkReadings } from './check-readings.ts'

/** What a model extractor read in the messages of an episode. */
export interface FoundFacts {
  readonly drafts: readonly ItemFacts[]
  readonly rejected: readonly RejectedReply[]
  /** Why it is to be tried again; null: it went through, or there was nothing to read. */
  readonly incomplete: string | null
  readonly stopped: Stopped | null
}

const NOTHING: FoundFacts = { drafts: [], rejected: [], incomplete: null, stopped: null }

/**
 * Has the extractor read what the rules left unread in the user's messages, in one call. Facts go with an episode
 * that is whole, so that none is read twice. What the extractor fails of does not cost what the discoverer found.
 */
export async function factsIn(run: Run, told: Told, incomplete: string | null): Promise<FoundFacts> {
  const { engine, extractor } = run
  if (extractor === null || incomplete !== null) return NOTHING
  const messages = unreadIn(told)
  if (messages.length === 0) return NOTHING
  try {
    const { zone, language } = told.original
    const context = { ...callOf(run), zone, language, slots: engine.slots, known: await knownIn(run) }
    const given: unknown = await untilAborted(() => extractor.read(messages, context), run.signal)
    const { drafts, rejected } = checkReadings(engine, extractor.name, messages, given)
    return { ...NOTHING, drafts, rejected }
  } catch (error) {
    if (isStoreFault(error)) throw error
    const stopped = stopOf(run.meter.refused() ?? error, run.signal)
    if (stopped !== null) return { ...NOTHING, stopped }
    const { code, message } = toldOf(error)
    return { ...NOTHING, incomplete: `the model extractor failed: ${code}: ${message}` }
  }
}

/** What only said again what is known gives nothing new. */
const unreadIn = ({ items, original }: Told): readonly UnreadMessage[] => {
  const parts = new Map(
    items.flatMap(({ id, role, parentId, unread }) =>
      role === 'user' && parentId === null && unread.length > 0 ? [[id, unread]] : [],
    ),
  )
  return original.messages.flatMap((message) => {
    const unread = parts.get(message.itemId)
    return unread ? [{ ...message, unread }] : []
  })
}

/** So many facts that hold now are shown to a model. */
const SHOWN = 40

const knownIn = ({ space }: Run): Promise<readonly MemoryCard[]> =>
  space.read(
    async ({ cards }) => (await cards.list({ limit: SHOWN, order: 'newest' }, { active: true })).rows,
  )
