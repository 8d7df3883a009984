export type Cell = string | number

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** Columns a text takes in a terminal. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0)

/** Lines of a plain table: columns with numbers to the right, the others to the left. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const widths = head.map((title, i) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(String(row[i] ?? '')))),
  )
  const numeric = head.map((_, i) => rows.some((row) => typeof row[i] === 'number'))
  const line = (cells: readonly Cell[]) =>
    widths
      .map((width, i) => {
        const cell = String(cells[i] ?? '')
        const fill = ' '.repeat(width - widthOf(cell))
        return numeric[i] ? `${fill}${cell}` : `${cell}${fill}`
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
}
