import type { SpanTables } from '@recollect/rules'
import { escaped } from '../io/weights-file.ts'

const HEAD = '/** Learned by `pnpm bench spans --write`; `spanReader` says how they are read. */'

/** The source file that holds the tables. */
export function tablesText(tables: SpanTables): string {
  const parts = Object.entries(tables).map(([name, table]) => `  ${name}: \`${escaped(String(table))}\`,`)
  return [HEAD, 'export const TABLES = {', ...parts, '}', ''].join('\n')
}
