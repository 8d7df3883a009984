import type { ReplySchema } from '@recollect/core/plugin'
import { candidatesIn } from './candidates.ts'
import { formsOf, wrappersOf } from './forms.ts'
import type { Lenient } from './lenient.ts'
import { sourcesOf } from './sources.ts'

export interface ReadReply<T> {
  readonly value: T
  /** Something is missing from the value: the text broke off. */
  readonly truncated: boolean
  /** What of the text could not be read; empty when all of it was. */
  readonly left: string
}

/** What of an unread rest is kept. */
const MAX_LEFT = 2000

/**
 * Finds what a schema takes in a reply: JSON with prose, fences, drafts or thoughts around it, wrapped, encoded as a text, or broken off.
 * The last that fits counts: what stands before it is a draft. Null: there is nothing of the kind.
 */
export function readReply<T>(text: string, schema: ReplySchema<T>): ReadReply<T> | null {
  const wrappers = wrappersOf(schema)
  for (const source of sourcesOf(text)) {
    for (const read of candidatesIn(source)) {
      for (const form of formsOf(read.value, wrappers)) {
        const taken = attempt(schema, form)
        if (taken !== null) return { ...taken, truncated: read.stopped !== null, left: leftOf(source, read) }
      }
    }
    const bare = attempt(schema, source.trim())
    if (bare !== null) return { ...bare, truncated: false, left: '' }
  }
  return null
}

/** Whether any JSON stands in a reply, of whatever shape. */
export const holdsJson = (text: string): boolean =>
  sourcesOf(text).some((source) => candidatesIn(source).length > 0)

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
