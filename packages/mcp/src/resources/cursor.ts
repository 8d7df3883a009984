import { z } from 'zod'

/** Where a list of resources goes on: cards come first, then sessions. */
export interface ListPlace {
  readonly of: 'cards' | 'sessions'
  /** Of the list of core; null: its beginning. */
  readonly cursor: string | null
}

const shape = z.strictObject({ of: z.enum(['cards', 'sessions']), cursor: z.string().nullable() })

export const cursorOf = (place: ListPlace): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Null: a cursor that this server did not give. */
export function readCursor(cursor: string): ListPlace | null {
  const parsed = shape.safeParse(json(Buffer.from(cursor, 'base64url').toString('utf8')))
  return parsed.success ? parsed.data : null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
