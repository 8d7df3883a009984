import { InvalidInputError } from '../errors/errors.ts'
import type { ListRequest, PageRequest } from '../plugin/page.ts'
import { unknownOption } from '../util/objects.ts'
import type { OptionNames } from '../util/objects.ts'
import { told } from '../util/strings.ts'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Checks `limit`: a whole number from 1 to 1,000. @throws InvalidInputError */
export function checkLimit(limit: unknown): number {
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new InvalidInputError(`limit must be a whole number from 1 to ${MAX_LIMIT}, not ${told(limit)}.`)
}

/** Callers without types may pass anything. @throws InvalidInputError when it is no object. */
export function objectOf<T extends object>(options: T): T {
  if (typeof options === 'object' && options !== null && !(options instanceof Array)) return options
  throw new InvalidInputError(
    `Options must be an object, not ${told(options)}. Leave them out for the defaults.`,
  )
}

/** The options of a verb. @throws InvalidInputError when it is no object, or has an option that the verb has not. */
export function checkOptions<T extends object>(verb: string, options: T, names: OptionNames<T>): T {
  const fault = unknownOption(verb, objectOf(options), names)
  if (fault !== null) throw new InvalidInputError(`${fault} Nothing was done.`)
  return options
}

/** Those of a list that is read page by page. */
export const PAGE_OPTIONS = { limit: true, cursor: true } as const

/** Takes the page request out of list options. */
export function pageOf(options: Partial<PageRequest> | undefined): PageRequest {
  return { limit: checkLimit(options?.limit ?? DEFAULT_LIMIT), cursor: checkCursor(options?.cursor ?? null) }
}

function checkCursor(cursor: unknown): string | null {
  if (cursor === null || typeof cursor === 'string') return cursor
  throw new InvalidInputError(
    `A cursor is the text that the page before gave as "next", not ${told(cursor)}. Leave it out to begin.`,
  )
}

/** The same, and which end the list begins at. @throws InvalidInputError */
export function listPageOf(options: Partial<ListRequest> | undefined): ListRequest {
  const { order = 'oldest' } = options ?? {}
  if (order !== 'oldest' && order !== 'newest')
    throw new InvalidInputError(`order is "oldest" or "newest", not ${told(order)}.`)
  return { ...pageOf(options), order }
}
