import type { Recollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { withRecollect } from '../../library/with-recollect.ts'
import { messages } from '../prepare-scope.ts'
import type { BulkFigures } from './figures.ts'
import type { BulkPlan } from './plan.ts'
import { sideBySide } from './side-by-side.ts'
import type { Write } from './side-by-side.ts'

export interface ImportRun {
  readonly plan: BulkPlan
  readonly ways: readonly BulkFigures[]
}

const nameOf = (scope: number): string => `bulk-${scope + 1}`

/** Many messages at once on SQLite: as an export that is read in again, and as lists that are remembered. */
export async function runImport(plan: BulkPlan, note: (line: string) => void): Promise<ImportRun> {
  const all = plan.scopes * plan.messages
  note(`Exporting ${all.toLocaleString('en-US')} messages …`)
  const exported = await exportsOf(plan)
  note('Importing …')
  const imported = await sideBySide('import of an export', all, exported.map(importOf))
  note(`Remembering lists of ${plan.list} …`)
  const remembered = await sideBySide(
    `remember, lists of ${plan.list}`,
    plan.scopes * plan.remembered,
    listsOf(plan),
  )
  return { plan, ways: [imported, remembered] }
}

const importOf =
  (lines: readonly string[], scope: number): Write =>
  (recollect) =>
    recollect.scope(nameOf(scope)).import(lines)

/** A list to each scope in turn. */
function listsOf({ scopes, remembered: count, list }: BulkPlan): readonly Write[] {
  return Array.from({ length: Math.ceil(count / list) }, (_, part) =>
    Array.from({ length: scopes }, (__, scope): Write => {
      const said = messages(Math.min(list, count - part * list), scope * count + part * list)
      return (recollect) => recollect.scope(nameOf(scope)).remember(said)
    }),
  ).flat()
}

/** The lines of every scope, from a memory that is filled for this. */
const exportsOf = ({ scopes, messages: count }: BulkPlan): Promise<readonly (readonly string[])[]> =>
  withRecollect({ store: inMemoryStore() }, async (recollect) => {
    const exported: (readonly string[])[] = []
    for (let scope = 0; scope < scopes; scope++) {
      await recollect.scope(nameOf(scope)).remember(messages(count, scope * count))
      exported.push(await linesOf(recollect, nameOf(scope)))
    }
    return exported
  })

async function linesOf(recollect: Recollect, scope: string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of recollect.scope(scope).export()) lines.push(line)
  return lines
}
