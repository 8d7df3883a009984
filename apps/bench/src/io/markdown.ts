import { displayWidth, isFigure } from './table.ts'
import type { Cell } from './table.ts'

const escaped = (cell: Cell): string => String(cell).replaceAll(/[|<>]/gu, '\\$&')

/** Lines of a table in Markdown, laid out as prettier lays it out; columns with figures to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const numeric = head.map((_, i) => rows.some((row) => isFigure(row[i])))
  const cells = [head, ...rows].map((row) => head.map((_, i) => escaped(row[i] ?? '')))
  const widths = head.map((_, i) => Math.max(3, ...cells.map((row) => displayWidth(row[i] ?? ''))))
  const pad = (cell: string, i: number) => {
    const fill = ' '.repeat((widths[i] ?? 0) - displayWidth(cell))
    return numeric[i] ? `${fill}${cell}` : `${cell}${fill}`
  }
  const rule = widths.map((width, i) => (numeric[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const [title = [], ...body] = cells
  return [line(title.map(pad)), line(rule), ...body.map((row) => line(row.map(pad)))]
}
