import { existsSync } from 'node:fs'
import type { Context } from '../../context.ts'
import { isForeign, isServer } from '../../database/address.ts'
import type { Check } from './check.ts'
import { configCheck } from './checks/config.ts'
import { contentsChecks } from './checks/contents.ts'
import { fileChecks } from './checks/file.ts'
import { modelCheck } from './checks/model.ts'
import { nodeCheck } from './checks/node.ts'
import { sqliteChecks } from './checks/sqlite.ts'
import { repairScopes } from './repair.ts'
import { serverChecks } from './server/checks.ts'
import type { DoctorArguments } from './spec.ts'

export interface Diagnosis {
  readonly checks: readonly Check[]
  readonly failed: number
  readonly warnings: number
}

/** What was found of the database itself, and what of its contents may be looked at. */
export interface Looked {
  readonly checks: readonly Check[]
  /** `none`: it is not there, or too broken to be opened; `own`: only the scope of the call. */
  readonly contents: 'all' | 'own' | 'none'
}

/** Looks at everything; changes nothing unless it is told to repair. What depends on a failed check is left out. */
export async function doctor(args: DoctorArguments, context: Context): Promise<Diagnosis> {
  const { db } = context.loaded.settings
  const looked = await lookAt(db, context)
  const checks = [
    nodeCheck(context.text),
    configCheck(context),
    await modelCheck(args.online, context),
    ...looked.checks,
  ]
  if (looked.contents !== 'none') checks.push(...(await contents(args, context, looked.contents)))
  const count = (status: Check['status']) => checks.filter((check) => check.status === status).length
  return { checks, failed: count('failed'), warnings: count('warning') }
}

/** What is no database at all is told with the configuration. */
async function lookAt(db: string, context: Context): Promise<Looked> {
  if (isForeign(db)) return { checks: [], contents: 'none' }
  return isServer(db) ? serverChecks(context) : lookAtFile(db, context)
}

function lookAtFile(db: string, { text }: Context): Looked {
  if (!existsSync(db)) {
    const detail = `${db}: ${text.output.doctor.noDatabase}`
    return { checks: [{ id: 'database', status: 'skipped', detail }], contents: 'none' }
  }
  const sqlite = sqliteChecks(db, text)
  const isSound = sqlite.every(({ status }) => status !== 'failed')
  return { checks: [...fileChecks(db, text), ...sqlite], contents: isSound ? 'all' : 'none' }
}

/** After a repair everything is looked at once more, so that what is shown is what is there. */
async function contents(
  { repair, yes }: DoctorArguments,
  context: Context,
  scopes: 'all' | 'own',
): Promise<readonly Check[]> {
  const found = await contentsChecks(context, scopes)
  if (!repair) return found.checks
  const repaired = await repairScopes(found.problems, yes, context)
  if (repaired.length === 0) return found.checks
  return [...(await contentsChecks(context, scopes)).checks, ...repaired]
}
