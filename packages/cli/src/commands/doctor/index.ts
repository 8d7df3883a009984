import { existsSync } from 'node:fs'
import type { Context } from '../../context.ts'
import { isForeign, isServer } from '../../database/address.ts'
import type { Check } from './check.ts'
import { configCheck } from './checks/config.ts'
import { contentsChecks } from './checks/contents.ts'
import { fileChecks } from './checks/file.ts'
import { keysCheck } from './checks/keys.ts'
import { modelCheck } from './checks/model.ts'
import { nodeCheck } from './checks/node.ts'
import { lookForOrphans } from './checks/orphans.ts'
import { spaceChecks } from './checks/space.ts'
import { sqliteChecks } from './checks/sqlite.ts'
import { repairAll } from './repair.ts'
import { serverChecks } from './server/checks.ts'
import type { DoctorArguments } from './spec.ts'
import { VERSION } from '../../version.ts'

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
  const checks: Check[] = [
    { id: 'library', status: 'ok', detail: VERSION },
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
  return isServer(db) ? serverChecks(context) : lookAtFile(context)
}

async function lookAtFile(context: Context): Promise<Looked> {
  const { text, loaded } = context
  const file = loaded.settings
  const { db } = file
  if (!existsSync(db)) {
    const detail = `${db}: ${text.output.doctor.noDatabase}`
    return { checks: [{ id: 'database', status: 'skipped', detail }], contents: 'none' }
  }
  const sqlite = await sqliteChecks(file, text)
  const isSound = sqlite.every(({ status }) => status !== 'failed')
  const checks = [...fileChecks(db, text), ...(await spaceChecks(file, text)), ...sqlite]
  if (isSound) checks.push(await keysCheck(file, context))
  return { checks, contents: isSound ? 'all' : 'none' }
}

/** After a repair everything is looked at once more, so that what is shown is what is there. */
async function contents(
  { repair, yes, deep }: DoctorArguments,
  context: Context,
  scopes: 'all' | 'own',
): Promise<readonly Check[]> {
  const look = async () => {
    const rows = await orphansOf(context)
    return { rows, found: await contentsChecks(context, { scopes, deep }) }
  }
  const { rows, found } = await look()
  const shown = [...rows.checks, ...found.checks]
  if (!repair) return shown
  const { problems, unindexed } = found
  const repaired = await repairAll({ problems, unindexed, orphans: rows.orphans }, yes, context)
  if (repaired.length === 0) return shown
  const again = await look()
  return [...again.rows.checks, ...again.found.checks, ...repaired]
}

/** On a server nothing but the store writes rows. */
async function orphansOf({ loaded, text }: Context): Promise<{
  readonly checks: readonly Check[]
  readonly orphans: number
}> {
  if (isServer(loaded.settings.db)) return { checks: [], orphans: 0 }
  const { check, rows } = await lookForOrphans(loaded.settings, text)
  return { checks: [check], orphans: rows }
}
