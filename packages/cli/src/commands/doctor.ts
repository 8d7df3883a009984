import { existsSync } from 'node:fs'
import { command } from '../argv/command.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import type { Context } from '../context.ts'
import { isForeign, isServer } from '../database/address.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import type { View } from '../render/view.ts'
import { VERSION } from '../version.ts'
import type { Check, Looked } from './doctor/check.ts'
import { configCheck } from './doctor/checks/config.ts'
import { contentsChecks } from './doctor/checks/contents.ts'
import { fileChecks } from './doctor/checks/file.ts'
import { keysCheck } from './doctor/checks/keys.ts'
import { modelCheck } from './doctor/checks/model.ts'
import { nodeCheck } from './doctor/checks/node.ts'
import { lookForOrphans } from './doctor/checks/orphans.ts'
import { spaceChecks } from './doctor/checks/space.ts'
import { sqliteChecks } from './doctor/checks/sqlite.ts'
import { repairAll } from './doctor/repair.ts'
import { serverChecks } from './doctor/server/checks.ts'

interface DoctorArguments {
  readonly repair: boolean
  /** Compares everything, not a sample. */
  readonly deep: boolean
  readonly yes: boolean
  /** Asks the model's server. */
  readonly online: boolean
}

interface Diagnosis {
  readonly checks: readonly Check[]
  readonly failed: number
  readonly warnings: number
}

/** Looks at everything; changes nothing unless it is told to repair. What depends on a failed check is left out. */
async function doctor(args: DoctorArguments, context: Context): Promise<Diagnosis> {
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

const PAINT: Readonly<Record<Check['status'], 'green' | 'yellow' | 'red' | 'dim'>> = {
  ok: 'green',
  warning: 'yellow',
  failed: 'red',
  skipped: 'dim',
}

function renderDoctor({ checks, failed, warnings }: Diagnosis, view: View): string {
  const { doctor } = view.text.output
  return [table(checks.map((check) => row(check, view))), doctor.summary(failed, warnings)].join('\n')
}

function row({ id, status, detail, next }: Check, { text, colors }: View): string[] {
  const { doctor } = text.output
  const shown = safe(detail)
  return [
    colors[PAINT[status]](doctor.status[status]),
    doctor.checks[id],
    next === undefined ? shown : `${shown} → ${next}`,
  ]
}

export const spec = command({
  name: 'doctor',
  options: ['repair', 'deep', 'yes', 'online', ...MODEL_OPTIONS],
  configFile: 'tolerated',
  read: (values): DoctorArguments => ({
    repair: values.flag('repair'),
    deep: values.flag('deep'),
    yes: values.flag('yes'),
    online: values.flag('online'),
  }),
  run: doctor,
  render: renderDoctor,
  exit: ({ failed }) => (failed > 0 ? EXIT.failed : EXIT.ok),
})
