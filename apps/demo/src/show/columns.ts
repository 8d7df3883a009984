const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** Columns a text takes in a terminal. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0)

/** Lines whose cells stand under each other, Chinese ones included. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  )
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  )
}
