import type { Engine } from '../engine.ts'
import type { Page, PageRequest } from '@recollect/core'
import type { TurnKeyCount } from '@recollect/core/store'
import { checkOptions, PAGE_OPTIONS, pageOf } from '@recollect/core/plugin'
import { readSessions } from '../access.ts'

/** @throws InvalidInputError for a page that can be none. */
export async function listTopics(
  engine: Engine,
  scope: string,
  page: Partial<PageRequest> = {},
): Promise<Page<TurnKeyCount>> {
  const request = pageOf(checkOptions('sessions.topics', page, PAGE_OPTIONS))
  return readSessions(engine, scope, ({ sessions }) => sessions.keys('topic', request))
}
