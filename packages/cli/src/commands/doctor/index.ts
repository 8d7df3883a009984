import { existsSync } from 'node:fs'
import type { Context } from '../../context.ts'
import type { Check } from './check.ts'
import { configCheck } from './checks/config.ts'
import { contentsChecks } from './checks/contents.ts'
import { fileChecks } from './checks/file.ts'
import { nodeCheck } from './checks/node.ts'
import { sqliteChecks } from './checks/sqlite.ts'
import { repairScopes } from './repair.ts'
import type { DoctorArguments } from './spec.ts'

export interface Diagnosis {
  readonly checks: readonly Check[]
  readonly failed: number
  readonly warnings: number
}

/** Looks at everything; changes nothing unless it is told to repair. What depends on a failed check is left out. */
export async function doctor(args: DoctorArguments, context: Context): Promise<Diagnosis> {
  const checks: Check[] = [nodeCheck(context.text), configCheck(context)]
  const { db } = context.loaded.settings
  if (existsSync(db)) {
    checks.push(...fileChecks(db, context.text))
    const sqlite = sqliteChecks(db, context.text)
    checks.push(...sqlite)
    if (sqlite.every(({ status }) => status !== 'failed')) checks.push(...(await contents(args, context)))
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

/** After a repair everything is looked at once more, so that what is shown is what is there. */
async function contents({ repair, yes }: DoctorArguments, context: Context): Promise<readonly Check[]> {
  const found = await contentsChecks(context)
  if (!repair) return found.checks
  const repaired = await repairScopes(found.problems, yes, context)
  if (repaired.length === 0) return found.checks
  return [...(await contentsChecks(context)).checks, ...repaired]
}
