import type { Sessions } from '../api/session.ts'
import type { Engine } from '../engine.ts'
import { InvalidInputError } from '@recollect/core'
import type { Page } from '@recollect/core'
import type { Session } from '@recollect/core/store'
import { checkOptions, PAGE_OPTIONS, pageOf } from '@recollect/core/plugin'
import { knownSession, readSessions } from '../access.ts'

/** @throws NotFoundError when nothing was ever written to it. */
export const sessionInfo = (engine: Engine, scope: string, id: string): Promise<Session> =>
  readSessions(engine, scope, ({ sessions }) => knownSession(sessions, id))

/** @throws InvalidInputError for a page that can be none. */
export async function listSessions(
  engine: Engine,
  scope: string,
  page: Parameters<Sessions['list']>[0] = {},
): Promise<Page<Session>> {
  const { archived } = checkOptions('sessions.list', page, { ...PAGE_OPTIONS, archived: true })
  if (archived !== undefined && typeof archived !== 'boolean')
    throw new InvalidInputError('archived must be true or false. Leave it out for all sessions.')
  const request = pageOf(page)
  return readSessions(engine, scope, ({ sessions }) =>
    sessions.list(request, archived === undefined ? {} : { archived }),
  )
}
