import type { Engine } from '../engine.ts'
import { checkOptions, PAGE_OPTIONS, pageOf } from '@recollect/core/plugin'
import type { Page, PageRequest } from '@recollect/core'
import type { Quarantined } from '@recollect/core/store'
import { readSemantic, writeSemantic } from '../access.ts'
import { checkIds } from './check-ids.ts'

/** What models proposed and nothing came of, oldest first. @throws InvalidInputError for a page that can be none. */
export const listQuarantined = async (
  engine: Engine,
  scope: string,
  page: Partial<PageRequest> = {},
): Promise<Page<Quarantined>> => {
  const request = pageOf(checkOptions('discovery.quarantined', page, PAGE_OPTIONS))
  return readSemantic(engine, scope, ({ semantic }) => semantic.quarantined(request))
}

/** Removes those that were looked at, or all. Returns how many. @throws InvalidInputError */
export const dismissQuarantined = async (
  engine: Engine,
  scope: string,
  ids?: readonly string[],
): Promise<number> => {
  const checked = checkIds(ids)
  return writeSemantic(engine, scope, ({ semantic }) => semantic.dropQuarantined(checked))
}
