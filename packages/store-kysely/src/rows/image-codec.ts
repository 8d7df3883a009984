import type { SqlCodec } from '../codec.ts'
import { damaged } from './columns.ts'
import { isMetadata } from './metadata.ts'

/** How the columns of a row are written inside JSON, the same on every database. */
export const imageCodec: SqlCodec = {
  writeTime: (ms) => ms,
  readTime: (value) => wholeNumber(value),
  writeFlag: (flag) => flag,
  readFlag: (value) => (typeof value === 'boolean' ? value : damaged('image')),
  writeJson: (value) => JSON.stringify(value),
  readJson: (value) => {
    const parsed: unknown = typeof value === 'string' ? parse(value) : null
    return isMetadata(parsed) ? parsed : damaged('image')
  },
  writeKey: (text) => text,
  readInteger: (value) => wholeNumber(value),
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : damaged('image')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged('image')
  }
}
