import { z } from '@hono/zod-openapi'
import { NotFoundError } from '@recollect/core'

export const idParam = z.string().openapi({ example: '019a7c1e-8f00-7000-8000-000000000001' })

/** @throws NotFoundError where a verb gives null. */
export function found<T>(what: string, id: string, record: T | null): T {
  if (record === null) throw new NotFoundError(what, id)
  return record
}
