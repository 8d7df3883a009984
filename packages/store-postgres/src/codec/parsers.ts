import type { CustomTypesConfig } from 'pg'
import { types } from 'pg'
import { readTimestamp } from './timestamps.ts'

/** How columns come out of the server, by the number of their type (`pg_type.oid`, fixed for built-in types). */
const PARSERS = new Map<number, (text: string) => unknown>([
  [16, (text) => text === 't'],
  [20, Number],
  [21, Number],
  [23, Number],
  [700, Number],
  [701, Number],
  [1007, numbers],
  [1016, numbers],
  [1184, readTimestamp],
  // The codec reads JSON, so that damage is noticed in one place.
  [3802, String],
])

/** `{1,2,3}`, without null. */
function numbers(text: string): readonly number[] {
  return text.length === 2 ? [] : text.slice(1, -1).split(',').map(Number)
}

/** Parsers of one pool: those of the process are left as its other users set them. */
export const parsers: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? types.getTypeParser(oid, format),
}
