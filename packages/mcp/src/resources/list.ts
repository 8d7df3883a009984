import type { Resource } from '@modelcontextprotocol/sdk/types.js'
import type { MemoryCard, ScopedMemory } from '@recollect/core'
import type { Session } from '@recollect/core/store'
import { flagOf, markOf } from '../shapes/instruction.ts'
import { iso } from '../shapes/iso.ts'
import { named, plainLine, quoted, upTo } from '../text/quoted.ts'
import type { Words } from '../text/words.ts'
import { cursorOf } from './cursor.ts'
import type { ListPlace } from './cursor.ts'
import { cardUri, sessionUri } from './uris.ts'

const PAGE = 100
const JSON_TYPE = 'application/json'

const cardResource = (card: MemoryCard, words: Words): Resource => ({
  uri: cardUri(card.id),
  name: named(card.versionKey),
  title: `${named(card.slot)} = ${quoted(upTo(card.value, 80))}${markOf(flagOf(card.value), words)}`,
  mimeType: JSON_TYPE,
  annotations: { audience: ['user', 'assistant'], lastModified: iso(card.recordedAt) },
})

const sessionResource = (session: Session): Resource => ({
  uri: sessionUri(session.id),
  name: plainLine(session.id),
  mimeType: JSON_TYPE,
  annotations: { audience: ['user', 'assistant'], lastModified: iso(session.lastAt) },
})

export interface ResourcePage {
  readonly resources: Resource[]
  readonly nextCursor?: string
}

/** A page of facts that hold and, once those are through, of sessions. */
export async function listPage(
  memory: ScopedMemory,
  { of, cursor }: ListPlace,
  words: Words,
): Promise<ResourcePage> {
  if (of === 'sessions') return sessionPage(memory, cursor)
  const { rows, next } = await memory.cards.list({ limit: PAGE, cursor, active: true })
  const cards = rows.map((card) => cardResource(card, words))
  if (next !== null) return { resources: cards, nextCursor: cursorOf({ of, cursor: next }) }
  const { resources, ...then } = await sessionPage(memory, null)
  return { resources: [...cards, ...resources], ...then }
}

async function sessionPage(memory: ScopedMemory, cursor: string | null): Promise<ResourcePage> {
  const { rows, next } = await memory.sessions.list({ limit: PAGE, cursor })
  const resources = rows.map(sessionResource)
  return next === null ? { resources } : { resources, nextCursor: cursorOf({ of: 'sessions', cursor: next }) }
}
