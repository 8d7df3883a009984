import type { Engine } from '../engine.ts'
import type { Original } from '@recollect/core/plugin'
import type { MemoryCard, MemoryItem, Episode } from '@recollect/core'
import { contentTerms } from '@recollect/core/plugin'
import { episodeWords } from './episode-words.ts'
import { narrateByRules } from './narrate-by-rules.ts'
import { originalOf } from './original.ts'

type Told = Pick<
  Episode,
  | 'title'
  | 'summary'
  | 'content'
  | 'itemIds'
  | 'session'
  | 'startedAt'
  | 'endedAt'
  | 'narratedBy'
  | 'state'
  | 'attempts'
  | 'lastError'
  | 'terms'
>

type TellEngine = Pick<Engine, 'packs' | 'termsOf' | 'clock'>

/** Messages, in the order they were said, narrated by rules; no discoverer has compared them. Pure. */
export function tellByRules(
  engine: TellEngine,
  items: readonly MemoryItem[],
  cards: readonly MemoryCard[] = [],
): Told {
  const original = originalOf(engine, items)
  const told = narrateByRules(engine, original, cards)
  const sessions = new Set(items.map(({ session }) => session))
  const [session = null] = sessions
  return {
    ...told,
    itemIds: items.map(({ id }) => id),
    session: sessions.size === 1 ? session : null,
    startedAt: Math.min(...items.map(({ saidAt }) => saidAt)),
    endedAt: Math.max(...items.map(({ saidAt }) => saidAt)),
    narratedBy: RULES,
    state: 'owed',
    attempts: 0,
    lastError: null,
    terms: termsOfTold(engine, told, original),
  }
}

/** What an episode is found by. Who spoke is said by every one, where it is no name. */
function termsOfTold(
  engine: TellEngine,
  { title, summary, content }: Pick<Episode, 'title' | 'summary' | 'content'>,
  { messages, language }: Original,
): readonly string[] {
  const texts = messages.map(({ text }) => text)
  const roles = new Set(contentTerms(engine, ...Object.values(episodeWords(engine.packs, language).speakers)))
  for (const term of contentTerms(engine, ...texts)) roles.delete(term)
  return contentTerms(engine, title, summary, content, ...texts).filter((term) => !roles.has(term))
}

/** An episode of messages that are in none, or of more messages than it had. Pure but for the clock and a new id. */
export function buildEpisode(
  engine: TellEngine & Pick<Engine, 'ids'>,
  scope: string,
  { episode, items }: { readonly episode: Episode | null; readonly items: readonly MemoryItem[] },
  cards: readonly MemoryCard[],
): Episode {
  const now = engine.clock.now()
  const fresh = { scope, id: episode?.id ?? engine.ids.next(now), recordedAt: now }
  return {
    ...(episode ?? { ...fresh, discoveredBy: null, discoveredAt: null }),
    ...tellByRules(engine, items, cards),
  }
}

/** What `Episode.narratedBy` says of those narrated by rules. */
const RULES = 'rules@1'
