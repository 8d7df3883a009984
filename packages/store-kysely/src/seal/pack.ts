import { damaged } from '../rows/columns.ts'
import { checkText } from '../statements/checks.ts'

const NONE = '-'
/** The same as the first: normal forms often are. What is sealed is shorter so, and quicker to read. */
const FIRST = '='
const AFTER_LENGTHS = '|'

/**
 * Values of several columns as one text: the length of each, a dash for null, an equals sign for the first once more; behind a bar the
 * texts one after another. Not JSON, which takes several times as long to read.
 */
export function packed(values: readonly unknown[]): string {
  const texts = values.map((value) => textIn(value))
  const [first] = texts
  const kept = texts.map((text, i) => (i > 0 && text === first ? null : text))
  const lengths = texts.map((text, i) =>
    text === null ? NONE : kept[i] === null ? FIRST : String(text.length),
  )
  return lengths.join(',') + AFTER_LENGTHS + kept.join('')
}

/** They themselves; fewer where one more column was packed since. */
export function unpacked(text: string, count: number, column: string): readonly (string | null)[] {
  const bar = text.indexOf(AFTER_LENGTHS)
  const lengths = text.slice(0, Math.max(bar, 0)).split(',')
  let at = bar + 1
  const values: (string | null)[] = []
  for (const length of lengths) {
    const from = at
    if (length === FIRST) values.push(values[0] ?? damaged(column))
    else if (length === NONE) values.push(null)
    else {
      at += length === '' ? Number.NaN : Number(length)
      values.push(text.slice(from, at))
    }
  }
  return at === text.length && values.length <= count ? values : damaged(column)
}

/** Text that no database would give back as it is, is refused as if it were not sealed. */
export const textIn = (value: unknown): string | null =>
  value === null ? null : typeof value === 'string' ? checkText(value) : damaged('to be sealed')
