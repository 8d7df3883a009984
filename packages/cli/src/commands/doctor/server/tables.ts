import type { PostgresInspection, TableFacts } from '@recollect/store-postgres'
import type { Catalogue } from '../../../text/index.ts'
import { judge } from '../check.ts'
import type { Check } from '../check.ts'

const MOST_NAMED = 5
/** Whether rows are guarded, parts are all there, and indexes work. */
export function tableChecks(found: PostgresInspection, text: Catalogue): Check[] {
  const { doctor } = text.server
  const { tables, missingTables, invalidIndexes, missingGuards } = found
  const open = tables.filter(({ secured }) => !secured).map(({ name }) => name)
  const incomplete = tables.filter(lacksParts).map(({ name }) => name)
  const missing = found.schema.state === 'current' ? missingTables : []
  const roots = tables.filter(({ partOf }) => partOf === null)
  const named = (names: readonly string[], otherwise: string): string =>
    names.length === 0 ? otherwise : shortList(names, text)
  return [
    judge(
      'rowSecurity',
      open.length === 0,
      named(open, doctor.secured(tables.length)),
      'failed',
      doctor.fixSecurity,
    ),
    judge(
      'partitions',
      incomplete.length === 0,
      named(incomplete, partsOf(roots, text)),
      'failed',
      doctor.fixParts,
    ),
    ...(missing.length === 0
      ? []
      : [
          {
            id: 'tables' as const,
            status: 'failed' as const,
            detail: shortList(missing, text),
            next: doctor.fixTables,
          },
        ]),
    ...(invalidIndexes.length === 0
      ? []
      : [listed('invalidIndexes', invalidIndexes, doctor.fixInvalid, text)]),
    ...(missingGuards.length === 0 ? [] : [listed('indexes', missingGuards, doctor.fixMissing, text)]),
  ]
}

/** Parts were dropped or detached: rows that belong there are refused. */
const lacksParts = ({ parts, modulus }: TableFacts): boolean => parts < modulus

function partsOf(roots: readonly TableFacts[], { server }: Catalogue): string {
  const counts = [...new Set(roots.map(({ parts }) => parts))].sort((a, b) => a - b)
  return server.doctor.parts(roots.length, counts.join(', '))
}

const listed = (
  id: 'invalidIndexes' | 'indexes',
  names: readonly string[],
  next: string,
  text: Catalogue,
): Check => ({ id, status: 'warning', detail: shortList(names, text), next })

export function shortList(names: readonly string[], { output }: Catalogue): string {
  const rest = names.length - MOST_NAMED
  return [...names.slice(0, MOST_NAMED), ...(rest > 0 ? [output.doctor.more(rest)] : [])].join(', ')
}
