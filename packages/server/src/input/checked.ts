import type { Context } from 'hono'
import type { z } from '@hono/zod-openapi'
import type { ServerEnv } from '../options.ts'
import { ProblemError } from '../problems/problem.ts'
import { toldIssues } from './issues.ts'
import { bodyText, checkContentType, mostValues } from './read-bytes.ts'
import type { BodyLimit } from './read-bytes.ts'
import { parseJson } from './safe-json.ts'

/** A message may name every key of a request. */
const LONGEST_MESSAGE = 500

/** What a schema makes of a part of a request. @throws ProblemError naming every field that was refused. */
export function checked<T>(schema: z.ZodType<T>, part: 'path' | 'query' | 'body', given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issues = toldIssues(parsed.error.issues)
    .slice(0, 20)
    .map(({ path, message }) => ({
      path: [part, ...path].map(String).join('.'),
      message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
    }))
  const named = issues.map(({ path, message }) => `${path}: ${message}`).join('; ')
  throw new ProblemError(
    400,
    'INVALID_REQUEST',
    `The request was refused: ${named}. Correct it and send it again; /docs says what is taken.`,
    { extra: { issues } },
  )
}

/** The query as an object. @throws ProblemError for a name that is there twice. */
export function queryOf({ req }: Context<ServerEnv>): Readonly<Record<string, string>> {
  const at = req.url.indexOf('?')
  if (at < 0) return {}
  const given = [...new URLSearchParams(req.url.slice(at + 1))]
  const names = new Set(given.map(([name]) => name))
  if (names.size === given.length) return Object.fromEntries(given)
  throw new ProblemError(400, 'INVALID_REQUEST', 'The query has a name twice. Give each once.')
}

/** The body as JSON; an empty one is an empty object. @throws ProblemError */
export async function jsonOf(context: Context<ServerEnv>, limit: BodyLimit): Promise<unknown> {
  checkContentType(context, ['application/json'])
  const text = await bodyText(context, limit)
  return text === '' ? {} : parseJson(text, mostValues(limit))
}

/** Refuses a path whose escapes are no UTF-8: what is meant by it cannot be told. @throws ProblemError */
export function checkPath({ req }: Context<ServerEnv>): void {
  const { url } = req
  if (!url.includes('%')) return
  const query = url.indexOf('?')
  try {
    decodeURIComponent(query < 0 ? url : url.slice(0, query))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw new ProblemError(
      400,
      'INVALID_PATH',
      'The path has an escape that is no UTF-8. Encode names as UTF-8.',
    )
  }
}
