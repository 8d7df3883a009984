import type { DiscoveryStatus } from './api.ts'
import type { Engine } from './engine.ts'
import { readSemantic, writeSemantic } from './access.ts'
import { owedMessages } from './episodes/owed-messages.ts'
import { checkOptions, PAGE_OPTIONS, pageOf, everyRow, readTime, time, told } from '@recollect/core/plugin'
import type { Page, PageRequest, Episode, TimeInput, EpochMs } from '@recollect/core'
import type { Quarantined, SemanticWriter, ModelUsage } from '@recollect/core/store'
import { oweAgain } from './forget/remove-episode.ts'
import { InvalidInputError } from '@recollect/core'

/** What discovery has still to do. Linear in what is left, and in the records the totals count. */
export async function discoveryStatus(engine: Engine, scope: string): Promise<DiscoveryStatus> {
  const messages = (await owedMessages(engine, scope)).length
  const { episodes, quarantined } = await readSemantic(engine, scope, ({ semantic }) => semantic.totals())
  return { messages, episodes, quarantined }
}

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

/** Gives episodes that failed all their tries again; of ids only those that failed. Returns how many. @throws InvalidInputError */
export const retryEpisodes = async (
  engine: Engine,
  scope: string,
  ids?: readonly string[],
): Promise<number> => {
  const checked = checkIds(ids)
  return writeSemantic(engine, scope, async ({ semantic }) => {
    const failed = checked === undefined ? await allFailed(semantic) : await semantic.episodesById(checked)
    return oweAgain(
      semantic,
      failed.filter(({ state }) => state === 'failed').map(({ id }) => id),
    )
  })
}

const allFailed = (semantic: SemanticWriter): Promise<readonly Episode[]> =>
  everyRow((page) => semantic.episodes(page, { state: 'failed' }))

const DAY = 86_400_000
const DAYS = 30
const DATE = 'yyyy-mm-dd'.length

/** Calls, tokens and cost by day (UTC) and model, both days included. @throws InvalidInputError */
export const modelUsage = async (
  engine: Engine,
  scope: string,
  from?: TimeInput,
  to?: TimeInput,
): Promise<readonly ModelUsage[]> => {
  const last = to === undefined ? engine.clock.now() : given(to)
  const first = from === undefined ? last - (DAYS - 1) * DAY : given(from)
  if (first > last) throw new InvalidInputError('from is after to. Pass the earlier time first.')
  return readSemantic(engine, scope, ({ semantic }) => semantic.usage(dayOf(first), dayOf(last)))
}

/** Callers without types may pass anything. */
function given(at: unknown): EpochMs {
  const { success, data } = time.safeParse(at)
  if (success) return readTime(data)
  throw new InvalidInputError(
    `"${told(at)}" is not a time. Pass a Date, epoch milliseconds or ISO 8601 (2025-03-01T08:00:00Z).`,
  )
}

/** `2026-11-22`, UTC. */
const dayOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, DATE)

/** Callers without types may pass anything. Each once. @throws InvalidInputError */
function checkIds(ids: unknown): readonly string[] | undefined {
  if (ids === undefined) return undefined
  if (Array.isArray(ids) && ids.every((id: unknown) => typeof id === 'string'))
    return [...new Set<string>(ids)]
  throw new InvalidInputError('ids must be a list of ids. Leave it out for all; nothing was changed.')
}
