import type { Engine } from '../../engine.ts'
import { checkOptions, PAGE_OPTIONS, pageOf } from '../../memory/page.ts'
import type { TurnKeyCount } from '../../plugin/sessions.ts'
import type { Page, PageRequest } from '../../plugin/page.ts'
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
