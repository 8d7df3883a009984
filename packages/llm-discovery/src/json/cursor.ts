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

/** Goes past space, and comments as JavaScript has them. */
export function skipSpace(cursor: Cursor): void {
  const { text } = cursor
  while (cursor.at < text.length) {
    if (SPACE.test(text.charAt(cursor.at))) cursor.at++
    else if (text.startsWith('//', cursor.at)) skipTo('\n', cursor)
    else if (text.startsWith('/*', cursor.at)) skipTo('*/', cursor)
    else return
  }
}

function skipTo(end: string, cursor: Cursor): void {
  const found = cursor.text.indexOf(end, cursor.at + 2)
  cursor.at = found < 0 ? cursor.text.length : found + end.length
}

/** Ends the reading, at the first of the reasons. */
export function stop(cursor: Cursor): Piece {
  cursor.stopped ??= cursor.at >= cursor.text.length ? 'end' : 'broken'
  return { value: undefined, whole: false }
}
