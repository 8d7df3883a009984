import type { TopicOptions } from '../api/session.ts'
import type { Engine } from '../engine.ts'
import { NotFoundError } from '@recollect/core'
import type { Page } from '@recollect/core'
import type { QaTurn, SessionReader, TurnPlace, TurnRange } from '@recollect/core/store'
import { checkOptions, PAGE_OPTIONS, pageOf } from '@recollect/core/plugin'
import { checkSessionId, readSessions } from '../access.ts'
import { checkTopic } from '../topics/check-topics.ts'
import { topicForm } from '../topics/topic-form.ts'
import { placeCursor, readPlaceCursor } from './place-cursor.ts'

/** Turns of a topic, newest first. */
export async function turnsOfTopicIn(
  sessions: SessionReader,
  topic: string,
  range: TurnRange,
): Promise<readonly QaTurn[]> {
  const places = await sessions.find('topic', topicForm(topic), range)
  return places.length === 0 ? [] : sessions.byNumber(places.map(({ number }) => number))
}

/** @throws NotFoundError when no turn has the topic; InvalidInputError for a topic or page that can be none. */
export async function turnsByTopic(
  engine: Engine,
  scope: string,
  topic: string,
  options: TopicOptions = {},
): Promise<Page<QaTurn>> {
  const name = checkTopic(topic)
  const { session, ...given } = checkOptions('topic', options, { ...PAGE_OPTIONS, session: true })
  const id = session === undefined ? null : checkSessionId(session)
  const { limit, cursor } = pageOf(given)
  const before = readPlaceCursor(cursor)
  return readSessions(engine, scope, async ({ sessions }) => {
    const turns = await turnsOfTopicIn(sessions, name, { limit, ...(before && { before }) })
    if (turns.length === 0 && !before) throw new NotFoundError('topic', name, 'sessions.topics()')
    const last = turns.length < limit ? undefined : turns.at(-1)
    const goesOn = last !== undefined && (await hasMore(sessions, name, last))
    return {
      rows: turns.filter((turn) => id === null || turn.session === id),
      next: goesOn ? placeCursor(last) : null,
    }
  })
}

const hasMore = async (sessions: SessionReader, topic: string, before: TurnPlace): Promise<boolean> =>
  (await sessions.find('topic', topic, { limit: 1, before })).length > 0
