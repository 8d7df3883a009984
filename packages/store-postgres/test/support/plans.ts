import type { SqlConnection } from '@recollect/store-kysely'
import { escapeLiteral } from 'pg'
import { rowsOf } from './raw.ts'

/** One step of a plan, as `explain (format json)` names its parts. */
interface Step {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly 'Actual Loops'?: number
  readonly Plans?: readonly Step[]
}

/** A part of a table that a statement goes through, and what finds its rows. */
export interface Scan {
  readonly type: string
  readonly table: string
  readonly part: string
  readonly condition: string
}

function scansOf(step: Step): Scan[] {
  const inner = (step.Plans ?? []).flatMap(scansOf)
  const name = step['Relation Name']
  if (name === undefined || step['Node Type'] === 'ModifyTable' || step['Actual Loops'] === 0) return inner
  const condition = step['Index Cond'] ?? step['Recheck Cond'] ?? ''
  return [{ type: step['Node Type'], table: name.replace(/_p\d+$/u, ''), part: name, condition }, ...inner]
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  if (Array.isArray(value)) {
    const entries = value.map((entry) => (entry === null ? 'null' : JSON.stringify(String(entry))))
    return escapeLiteral(`{${entries.join(',')}}`)
  }
  return escapeLiteral(String(value))
}

/** What a statement does go through, run once; by the plan that is kept for all values (`generic`), or one made for these. */
export async function scans(
  connection: SqlConnection,
  text: string,
  values: readonly unknown[],
  mode: 'generic' | 'custom',
): Promise<readonly Scan[]> {
  await rowsOf(connection, `set local plan_cache_mode = force_${mode}_plan`)
  await rowsOf(connection, `prepare explained as ${text}`)
  const list = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
  const rows = await rowsOf<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(
    connection,
    `explain (analyze, timing off, format json) execute explained${list}`,
  )
  await rowsOf(connection, 'deallocate explained')
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => scansOf(Plan))
}
