import { damaged, isMetadata } from '@recollect/store-kysely'
import type { SqlCodec } from '@recollect/store-kysely'
import { writeKey } from './keys.ts'
import { readTimestamp, writeTimestamp } from './timestamps.ts'

/** Times are `timestamptz`, flags `boolean`, JSON `jsonb`. */
export const postgresCodec: SqlCodec = {
  writeTime: writeTimestamp,
  readTime: (value) =>
    typeof value === 'number'
      ? value
      : typeof value === 'string'
        ? readTimestamp(value)
        : damaged('of a time'),
  writeKey,
  writeFlag: (flag) => flag,
  readFlag: (value) => (typeof value === 'boolean' ? value : damaged('of a flag')),
  writeJson: (value) => JSON.stringify(value),
  readJson: (value) => {
    const parsed: unknown = typeof value === 'string' ? parse(value) : null
    return isMetadata(parsed) ? parsed : damaged('of JSON')
  },
  readInteger: (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? value : damaged('of a whole number'),
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged('of JSON')
  }
}
