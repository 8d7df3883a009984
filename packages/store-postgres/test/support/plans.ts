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
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
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

type Mode = 'generic' | 'custom'

/** What a statement does go through, run once; by the plan that is kept for all values (`generic`), or one made for these. */
export async function scans(
  connection: SqlConnection,
  text: string,
  values: readonly unknown[],
  mode: Mode,
): Promise<readonly Scan[]> {
  return (await plansOf(connection, text, values, mode)).flatMap(scansOf)
}

/** How many pages of tables and indexes a statement reads, run once. */
export async function pagesOf(
  connection: SqlConnection,
  text: string,
  values: readonly unknown[],
  mode: Mode,
): Promise<number> {
  const plans = await plansOf(connection, text, values, mode)
  const pages = (step: Step): number => (step['Shared Hit Blocks'] ?? 0) + (step['Shared Read Blocks'] ?? 0)
  return plans.reduce((sum, step) => sum + pages(step), 0)
}

async function plansOf(
  connection: SqlConnection,
  text: string,
  values: readonly unknown[],
  mode: Mode,
): Promise<readonly Step[]> {
  await rowsOf(connection, `set local plan_cache_mode = force_${mode}_plan`)
  await rowsOf(connection, `prepare explained as ${text}`)
  const list = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
  const rows = await rowsOf<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(
    connection,
    `explain (analyze, buffers, timing off, format json) execute explained${list}`,
  )
  await rowsOf(connection, 'deallocate explained')
  return (rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan)
}
