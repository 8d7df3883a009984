/** Where a reader stands in a text, and what of it was left out. */
export interface Cursor {
  readonly text: string
  at: number
  /** Why it did not come to the end of its value: the text was over, or went on with something else. */
  stopped: 'end' | 'broken' | null
  /** Where what was left out begins; null: nothing was. */
  leftFrom: number | null
}

/** A value, and whether all of it was there. */
export interface Piece {
  readonly value: unknown
  readonly whole: boolean
}

const SPACE = /\s/u

export function skipSpace(cursor: Cursor): void {
  while (cursor.at < cursor.text.length && SPACE.test(cursor.text.charAt(cursor.at))) cursor.at++
}

/** Ends the reading, at the first of the reasons. */
export function stop(cursor: Cursor): Piece {
  cursor.stopped ??= cursor.at >= cursor.text.length ? 'end' : 'broken'
  return { value: undefined, whole: false }
}
