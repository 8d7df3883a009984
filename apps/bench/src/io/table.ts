export type Cell = string | number

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** Columns a text takes in a terminal. */
export const displayWidth = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0)

/** A number, or a share in percent. */
export const isFigure = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || /^[\d.]+%$/u.test(cell ?? '')

/** Lines of a plain table: columns with figures to the right, the others to the left. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const widths = head.map((title, i) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(String(row[i] ?? '')))),
  )
  const numeric = head.map((_, i) => rows.some((row) => isFigure(row[i])))
  const line = (cells: readonly Cell[]) =>
    widths
      .map((width, i) => {
        const cell = String(cells[i] ?? '')
        const fill = ' '.repeat(width - displayWidth(cell))
        return numeric[i] ? `${fill}${cell}` : `${cell}${fill}`
      })
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
}
