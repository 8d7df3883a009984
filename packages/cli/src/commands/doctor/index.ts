import { existsSync } from 'node:fs'
import type { Context } from '../../context.ts'
import type { Check } from './check.ts'
import { configCheck } from './checks/config.ts'
import { contentsChecks } from './checks/contents.ts'
import { fileChecks } from './checks/file.ts'
import { nodeCheck } from './checks/node.ts'
import { sqliteChecks } from './checks/sqlite.ts'

export interface Diagnosis {
  readonly checks: readonly Check[]
  readonly failed: number
  readonly warnings: number
}

/** Looks at everything and repairs nothing. What depends on a failed check is left out. */
export async function doctor(_options: null, context: Context): Promise<Diagnosis> {
  const checks: Check[] = [nodeCheck(context.text), configCheck(context)]
  const { db } = context.loaded.settings
  if (existsSync(db)) {
    checks.push(...fileChecks(db, context.text))
    const sqlite = sqliteChecks(db, context.text)
    checks.push(...sqlite)
    if (sqlite.every(({ status }) => status !== 'failed')) checks.push(...(await contentsChecks(context)))
  } else {
    checks.push({
      id: 'database',
      status: 'skipped',
      detail: `${db}: ${context.text.output.doctor.noDatabase}`,
    })
  }
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length
  return { checks, failed: count('failed'), warnings: count('warning') }
}
