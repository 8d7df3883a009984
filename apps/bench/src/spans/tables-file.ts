import type { SpanTables } from '@recollect/rules'
import { packed } from '@recollect/rules'
import { escaped } from '../io/weights-file.ts'

const HEAD = '/** Learned by `pnpm bench spans --write`; `spanReader` says how they are read. */'

/** The source file that holds the tables. */
export function tablesText(tables: SpanTables): string {
  const { slots, ...weights } = tables
  const parts = Object.entries(weights).map(
    ([name, table]) => `  ${name}: \`${escaped(packed(String(table)))}\`,`,
  )
  return [HEAD, 'export const TABLES = {', `  slots: \`${slots}\`,`, ...parts, '}', ''].join('\n')
}
