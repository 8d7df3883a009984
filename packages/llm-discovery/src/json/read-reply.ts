import type { ReplySchema } from '@recollect/core'
import { candidatesIn } from './candidates.ts'
import type { Lenient } from './lenient.ts'
import { withoutThoughts } from './thoughts.ts'

export interface ReadReply<T> {
  readonly value: T
  /** Something is missing from the value: the text broke off. */
  readonly truncated: boolean
  /** What of the text could not be read; empty when all of it was. */
  readonly left: string
}

/** What of an unread rest is kept. */
const MAX_LEFT = 2000

/** Finds what a schema takes in a reply: JSON with prose, fences or thoughts around it, or broken off. Null: there is nothing of the kind. */
export function readReply<T>(text: string, schema: ReplySchema<T>): ReadReply<T> | null {
  for (const source of withoutThoughts(text.replace(/^\uFEFF/u, ''))) {
    for (const read of candidatesIn(source)) {
      const taken = attempt(schema, read.value)
      if (taken !== null) return { ...taken, truncated: read.stopped !== null, left: leftOf(source, read) }
    }
    const bare = attempt(schema, source.trim())
    if (bare !== null) return { ...bare, truncated: false, left: '' }
  }
  return null
}

/** `parse` throws what it likes at what is not of its shape. */
function attempt<T>(schema: ReplySchema<T>, value: unknown): { readonly value: T } | null {
  try {
    return { value: schema.parse(value) }
  } catch {
    return null
  }
}

function leftOf(text: string, { leftFrom, stopped, end }: Lenient): string {
  if (stopped === null) return ''
  return text.slice(leftFrom ?? end, (leftFrom ?? end) + MAX_LEFT)
}
