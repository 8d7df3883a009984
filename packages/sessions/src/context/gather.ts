import type { ContextSection } from '../api/context.ts'
import type { Engine } from '../engine.ts'
import { UnsupportedCapabilityError } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'
import type { MemoryCard } from '@recollect/core'
import type { ContextVariable, QaTurn, CardReader, ScopeView, SessionReader } from '@recollect/core/store'
import type { NormalizedText } from '@recollect/core/extraction'
import { NOW, readScope, recaller, sliceWhole } from '@recollect/core/plugin'
import type { WeightedRecall } from '@recollect/core/plugin'
import { turnsOfTopicIn } from '../lookups/by-topic.ts'
import { tailIn } from '../lookups/recent.ts'
import { sameQuestionIn } from '../lookups/same-question.ts'
import { searchIn } from '../lookups/search-turns.ts'
import { topicsOf } from '../topics/topics-of.ts'
import { readerOf } from './reader.ts'
import { KEY_SLOTS, slotsOfFields } from './slot-domains.ts'

/** Everything a context may show, read in one snapshot. */
export interface Gathered {
  /** What is looked for: the message, of a long one the beginning. */
  readonly asked: NormalizedText
  /** Null when the message says nothing of its own. */
  readonly recalled: WeightedRecall | null
  /** Pairs that asked the same, newest first. */
  readonly same: readonly QaTurn[]
  /** Pairs whose question has most of the message's words, then pairs of the topics it is about: best topic first, newest first. */
  readonly topic: readonly QaTurn[]
  /** The session's last pairs, newest first. */
  readonly recent: readonly QaTurn[]
  readonly facts: readonly MemoryCard[]
  /** Facts that were not read: there are too many. */
  readonly unread: number
  /** All versions of the facts sources disagree about. */
  readonly history: readonly MemoryCard[]
  readonly variables: readonly ContextVariable[]
}

export interface Wanted {
  readonly session: string
  /** The message, without what an earlier context had put there. */
  readonly message: string
  readonly include: ReadonlySet<ContextSection>
}

const [SAME, NEAR, TOPICS, TURNS_OF_TOPIC, FACTS] = [3, 3, 3, 5, 400]
/** Share of the message's words from which on a question is about the same. */
const MOST_WORDS = 0.6
/** UTF-8 bytes of a UTF-16 unit at most. */
const BYTES_OF_UNIT = 3

/** @throws UnsupportedCapabilityError when the store keeps no sessions. */
export async function gather(engine: Engine, scope: string, wanted: Wanted): Promise<Gathered> {
  const { message, session, include } = wanted
  const asked = normalizeText(beginningOf(engine, message))
  const recallIn = message === '' ? null : await recaller(engine, scope, asked)
  return readScope(engine, scope, NOW, async (view) => {
    const { sessions, working } = sessionsOf(engine, view)
    const [recalled, same, topic, recent, active, variables] = await Promise.all([
      recallIn?.(view) ?? null,
      message === '' ? [] : sameQuestionIn(engine, sessions, message, SAME),
      message === '' ? [] : turnsAbout(engine, sessions, message),
      include.has('recent') ? tailIn(sessions, session, engine.settings.recentTurns) : [],
      include.has('facts') || include.has('wishes')
        ? activeFacts(engine, view.cards, asked)
        : { facts: [], unread: 0 },
      include.has('working') ? working.all(session) : [],
    ])
    const history = await disputes(view.cards, active.facts)
    return { asked, recalled, same, topic, recent: recent.toReversed(), ...active, history, variables }
  })
}

function sessionsOf({ store }: Engine, { sessions, working }: ScopeView) {
  if (sessions && working) return { sessions, working }
  throw new UnsupportedCapabilityError(store.name, 'sessions')
}

/** A message may be longer than a query: what bears on it is looked for by its beginning then. */
function beginningOf({ config }: Engine, message: string): string {
  const most = Math.floor(config.limits.maxQueryBytes / BYTES_OF_UNIT)
  return message.length <= most ? message : sliceWhole(message, 0, most)
}

/** What was asked about the same in other words, and what stands under its topics. */
async function turnsAbout(
  engine: Engine,
  sessions: SessionReader,
  message: string,
): Promise<readonly QaTurn[]> {
  const [near, topics] = await Promise.all([
    searchIn(engine, sessions, beginningOf(engine, message), { limit: NEAR }),
    topicsOf(engine, sessions, beginningOf(engine, message)),
  ])
  const found = await Promise.all(
    topics.slice(0, TOPICS).map((topic) => turnsOfTopicIn(sessions, topic, { limit: TURNS_OF_TOPIC })),
  )
  return [...near.filter(({ score }) => score >= MOST_WORDS).map(({ turn }) => turn), ...found.flat()]
}

/** The newest, and whatever their number those of the slots that the message is about or that no context must miss. */
async function activeFacts(engine: Engine, cards: CardReader, asked: NormalizedText) {
  const filter = { active: true }
  const { rows, next } = await cards.list({ limit: FACTS, order: 'newest' }, filter)
  if (next === null) return { facts: rows, unread: 0 }
  const read = new Set(rows.map(({ id }) => id))
  const { fields } = readerOf(engine.packs, engine.termsOf)(asked.text)
  const slots = [...new Set([...KEY_SLOTS, ...slotsOfFields(fields)])]
  const wanted = (await cards.active('user', slots)).filter(({ id }) => !read.has(id)).slice(0, FACTS)
  return { facts: [...rows, ...wanted], unread: (await cards.count(filter)) - rows.length - wanted.length }
}

async function disputes(cards: CardReader, facts: readonly MemoryCard[]): Promise<readonly MemoryCard[]> {
  const keys = new Set(facts.filter(({ contested }) => contested).map(({ versionKey }) => versionKey))
  return (await Promise.all([...keys].map((key) => cards.history(key)))).flat()
}
