import { skipSpace, stop } from './cursor.ts'
import type { Cursor, Piece } from './cursor.ts'
import { isQuote, readBare, readName, readString } from './scalars.ts'

/** Deeper than any reply that is asked for: what opens brackets without end is not followed. */
const MAX_DEPTH = 32

export interface Lenient {
  readonly value: unknown
  /** Where the reading ended. */
  readonly end: number
  /** `end`: the text was over before the value was. `broken`: it went on with what is no JSON. Null: all of it was read. */
  readonly stopped: Cursor['stopped']
  /** Where what is left out of the value begins. */
  readonly leftFrom: number | null
}

/**
 * Reads the object or list that begins at `at`, as models write them: trailing and missing commas, bare names, quotes that are not escaped,
 * the last of two members of one name. Where it breaks off, entries of lists and members of objects that stand whole before it are kept.
 */
export function readLenient(text: string, at: number): Lenient {
  const cursor: Cursor = { text, at, stopped: null, leftFrom: null }
  const { value } = readValue(cursor, 0)
  return { value, end: cursor.at, stopped: cursor.stopped, leftFrom: cursor.leftFrom }
}

function readValue(cursor: Cursor, depth: number): Piece {
  skipSpace(cursor)
  const first = cursor.text.charAt(cursor.at)
  if (isQuote(first)) return readString(cursor)
  if (first !== '{' && first !== '[') return readBare(cursor)
  if (depth > MAX_DEPTH) return stop(cursor)
  cursor.at++
  return first === '{' ? readObject(cursor, depth) : readList(cursor, depth)
}

/** As Chinese texts have them too. */
const COLONS: readonly string[] = [':', '：']
const COMMAS: readonly string[] = [',', '，']

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null

function readObject(cursor: Cursor, depth: number): Piece {
  const members = new Map<string, unknown>()
  const done = (whole: boolean): Piece => ({ value: Object.fromEntries(members), whole })
  while (!closes(cursor, '}')) {
    const from = cursor.at
    const name = readName(cursor)
    skipSpace(cursor)
    if (!name.whole || !COLONS.includes(cursor.text.charAt(cursor.at))) {
      stop(cursor)
      leaveOut(cursor, from)
      return done(false)
    }
    cursor.at++
    const { value, whole } = readValue(cursor, depth + 1)
    if (whole || isContainer(value)) members.set(String(name.value), value)
    else leaveOut(cursor, from)
    if (!whole) return done(false)
  }
  return done(cursor.stopped === null)
}

function readList(cursor: Cursor, depth: number): Piece {
  const entries: unknown[] = []
  while (!closes(cursor, ']')) {
    const from = cursor.at
    const { value, whole } = readValue(cursor, depth + 1)
    if (!whole) {
      leaveOut(cursor, from)
      return { value: entries, whole: false }
    }
    entries.push(value)
  }
  return { value: entries, whole: cursor.stopped === null }
}

/** The outermost thing that is left out is the last to say so. */
function leaveOut(cursor: Cursor, from: number): void {
  cursor.leftFrom = from
}

/** Goes past commas; true, and past it, at the bracket, or when the text is over. */
function closes(cursor: Cursor, bracket: string): boolean {
  for (;;) {
    skipSpace(cursor)
    const char = cursor.text.charAt(cursor.at)
    if (COMMAS.includes(char)) cursor.at++
    else if (char === bracket) return ++cursor.at > 0
    else if (char === '') return !stop(cursor).whole
    else return false
  }
}
