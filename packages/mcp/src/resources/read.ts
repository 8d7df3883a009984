import type { ScopedMemory } from '@recollect/core'
import { factOf } from '../shapes/fact.ts'
import { flagOf } from '../shapes/instruction.ts'
import { iso } from '../shapes/iso.ts'
import type { Words } from '../text/words.ts'
import type { Place } from './uris.ts'

/** Pairs and variables of a session that are shown. */
const RECENT = 20

/** What stands behind a URI, as JSON. @throws NotFoundError */
export const readPlace = (memory: ScopedMemory, { of, id }: Place, words: Words): Promise<object> =>
  of === 'cards' ? readCard(memory, id, words) : readSession(memory, id, words)

async function readCard(memory: ScopedMemory, id: string, words: Words): Promise<object> {
  const { card, path, message, source, rule, pack, saidAgainIn, change } = await memory.provenance(id)
  const via = (message && (await memory.items.get(message.id)))?.metadata?.['via'] ?? null
  return {
    notice: words.notice,
    fact: factOf(card),
    provenance: {
      path,
      message: message && {
        ...message,
        saidAt: iso(message.saidAt),
        via,
        ...flagOf(message.quote),
      },
      source,
      rule,
      pack,
      saidAgainIn,
      change: change && { ...change, at: iso(change.at) },
    },
  }
}

async function readSession(memory: ScopedMemory, id: string, words: Words): Promise<object> {
  const session = memory.session(id)
  const info = await session.info()
  const [pairs, variables] = await Promise.all([session.recent(RECENT), session.working.all()])
  return {
    notice: words.notice,
    session: {
      id: info.id,
      channel: info.channel,
      createdAt: iso(info.createdAt),
      lastAt: iso(info.lastAt),
      archived: info.archivedAt !== null,
      turns: info.turns,
      answers: info.answers,
    },
    recent: pairs.map(({ seq, user, question, answer, significance, topics, saidAt }) => ({
      seq,
      user,
      question,
      answer,
      significance,
      topics,
      saidAt: iso(saidAt),
      ...flagOf(question, answer),
    })),
    working: variables.map(({ name, value, version, updatedAt }) => ({
      name,
      value,
      version,
      updatedAt: iso(updatedAt),
      ...flagOf(JSON.stringify(value)),
    })),
  }
}
